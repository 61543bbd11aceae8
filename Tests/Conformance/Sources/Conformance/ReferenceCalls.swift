import SwiftSyntax

extension ReferenceOutline {
  func take(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  func take(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let token = calledName(node.calledExpression) {
      addCall(
        token, node.leftParen == nil ? nil : node.arguments, node.trailingClosure,
        node.additionalTrailingClosures, receiver(of: node.calledExpression))
    }
    return .visitChildren
  }

  func take(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    addCall(
      node.macroName, node.leftParen == nil ? nil : node.arguments, node.trailingClosure,
      node.additionalTrailingClosures, nil)
    return .visitChildren
  }

  func take(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    addCall(
      node.macroName, node.leftParen == nil ? nil : node.arguments, node.trailingClosure,
      node.additionalTrailingClosures, nil)
    return .visitChildren
  }

  private func addCall(
    _ token: TokenSyntax, _ arguments: LabeledExprListSyntax?, _ closure: ClosureExprSyntax?,
    _ more: MultipleTrailingClosureElementListSyntax, _ receiver: ExprSyntax?
  ) {
    guard arguments != nil || closure != nil, !isNumber(token) else { return }
    let labels = arguments?.map { ($0.label.map(name) ?? "_") + ":" }.joined()
    let count = (closure == nil ? 0 : 1) + more.count
    let parentheses = labels.map { "(\($0))" } ?? ""
    let base = receiver.map {
      receiverText(from: start(of: $0), to: $0.endPositionBeforeTrailingTrivia.utf8Offset)
    }
    add(at: token, "call \(name(token))\(parentheses) {\(count)} on \(base ?? "nothing")")
  }

  private func isNumber(_ token: TokenSyntax) -> Bool {
    if case .integerLiteral = token.tokenKind { true } else { false }
  }

  private func receiver(of called: ExprSyntax) -> ExprSyntax? {
    if let generic = called.as(GenericSpecializationExprSyntax.self) {
      return receiver(of: generic.expression)
    }
    guard let member = called.as(MemberAccessExprSyntax.self) else { return nil }
    return member.base.map(plain) ?? conditionalBase(of: Syntax(member))
  }

  /// Where a chain of members, calls and subscripts begins; nil for a very long one.
  private func start(of expression: ExprSyntax) -> Int? {
    var head = expression
    var count = 0
    while true {
      let next: ExprSyntax? =
        switch head.as(ExprSyntaxEnum.self) {
        case .functionCallExpr(let call): call.calledExpression
        case .subscriptCallExpr(let call): call.calledExpression
        case .forceUnwrapExpr(let mark): mark.expression
        case .optionalChainingExpr(let mark): mark.expression
        case .genericSpecializationExpr(let generic): generic.expression
        case .postfixOperatorExpr(let postfix): postfix.expression
        case .postfixIfConfigExpr(let region): region.base ?? conditionalBase(of: Syntax(region))
        case .memberAccessExpr(let member): member.base ?? conditionalBase(of: Syntax(member))
        default: nil
        }
      guard let next else { return head.positionAfterSkippingLeadingTrivia.utf8Offset }
      count += 1
      guard count < longestChain else { return nil }
      head = next
    }
  }

  /// What the clauses of an `#if` that the member begins continue (SE-0308).
  private func conditionalBase(of member: Syntax) -> ExprSyntax? {
    var node = member
    while let parent = node.parent {
      if let region = parent.as(PostfixIfConfigExprSyntax.self), region.base?.id != node.id {
        return region.base.map(plain) ?? conditionalBase(of: Syntax(region))
      }
      let isFirst = parent.children(viewMode: .sourceAccurate).first?.id == node.id
      guard
        isFirst || parent.is(IfConfigClauseSyntax.self) || node.is(IfConfigClauseSyntax.self)
          || parent.is(IfConfigDeclSyntax.self) || parent.is(IfConfigClauseListSyntax.self)
      else { return nil }
      node = parent
    }
    return nil
  }

  /// An expression up to where an `#if` continues it.
  private func plain(_ expression: ExprSyntax) -> ExprSyntax {
    guard let region = expression.as(PostfixIfConfigExprSyntax.self) else { return expression }
    return region.base.map(plain) ?? conditionalBase(of: Syntax(region)) ?? expression
  }
}
