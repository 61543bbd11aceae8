import LintFindings
import SwiftOutline
import SwiftTokens

extension Rule {
  static let containerParameter = Rule(
    "container_parameter",
    family: .access, level: .report,
    summary: "a container as a parameter or stored property",
    why: """
      A type that is handed the container may take anything from it, and hides what it does take: \
      its signature shows one parameter where the body depends on four things. Tests must fill a \
      container to build it. Hand over the dependencies themselves or, for what is created later, a \
      narrow factory: a closure or a protocol with one function.
      """,
    fixes: [
      Fix(
        "Swinject",
        "`init(resolver: Resolver)` becomes `init(cart: Cart, makeCheckout: () -> Checkout)`, which "
          + "the registration fills with `r.resolve(…)`."),
      Fix("Factory", "Take the values, not the container: `init(cart: Cart)`."),
    ],
    needles: [
      .suffixWord("Container"), .suffixWord("Locator"), .word("Resolver"), .word("Assembler"),
    ],
    examples: [
      .faulty(
        "a view model that is handed the resolver",
        """
        import Swinject

        final class CartViewModel {
          init(resolver: Resolver) {}  // want container_parameter "Resolver"
        }
        """),
      .faulty(
        "a stored container",
        """
        final class OrderFlow {
          private let container: AppDIContainer  // want container_parameter "AppDIContainer"
        }
        """),
      .correct(
        "the dependencies themselves, and a narrow factory",
        """
        final class OrderFlow {
          init(orders: OrderService, makeCheckout: @escaping () -> Checkout) {}
        }
        """),
      .correct(
        "a folder of a feed reader, and the hook of an assembly",
        """
        final class FolderView {
          init(container: Container, folders: ViewContainer) {}
        }
        final class ShopAssembly {
          func assemble(container: AppDIContainer) {}
        }
        """),
    ],
    check: findContainerParameters
  )
}

private func findContainerParameters(in view: FileView, into sink: inout FindingSink) {
  for index in view.outline.functions.indices {
    for place in view.outline.functions[index].parameters.indices {
      let type = view.outline.functions[index].parameters[place].type
      guard let token = view.containerTypeToken(in: type) else { continue }
      let function = view.outline.functions[index]
      let parameter = function.parameters[place]
      guard function.kind != .macro, !isAssemblyHook(function), !view.overridesContainer(function),
        parameter.label != "injecting"
      else { continue }
      let symbol = view.outline.symbol(at: function.nameToken)
      sink.report(view.sighting(of: token, in: symbol, as: "`\(parameter.name)`"))
    }
  }
  for index in view.outline.variables.indices {
    guard let type = view.outline.variables[index].type,
      !view.outline.variables[index].isComputed,
      case .type = view.outline.scopes[view.outline.variables[index].scope].kind,
      let token = view.containerTypeToken(in: type)
    else { continue }
    let symbol = view.symbol(ofVariable: index)
    sink.report(view.sighting(of: token, in: symbol, as: "a property"))
  }
}

/// Whether the function is where a library hands over the container to be filled.
private func isAssemblyHook(_ function: FunctionDeclaration) -> Bool {
  ["assemble", "loaded", "load", "configure", "resolve"].contains(function.name)
    || function.name.hasPrefix("register")
}

extension FileView {
  /// Whether the function replaces the container while a closure runs: `withCurrent(_:operation:)`.
  fileprivate func overridesContainer(_ function: FunctionDeclaration) -> Bool {
    function.name.hasPrefix("with")
      && function.parameters.contains { $0.type.contains { kind($0) == .arrow } }
  }

  /// The last name of a type that is a container; nil for other types.
  fileprivate func containerTypeToken(in type: Range<Int>) -> Int? {
    guard let token = type.first(where: isName) else { return nil }
    // A plain name, as most are, is looked up without being spelled anew.
    if type.count == 1 {
      return mayBeContainer(token) && isContainerParameter(source.name(of: token)) ? token : nil
    }
    let name = subject(ofType: type)
    let last = lastComponent(of: name)
    guard isContainerParameter(last) else { return nil }
    return type.last { isName($0) && source.name(of: $0) == last } ?? token
  }

  /// Whether a name ends like the containers of all libraries, or may be known here; asked before a
  /// text is made.
  private func mayBeContainer(_ token: Int) -> Bool {
    let name = source.tokens[token]
    return name.kind != .identifier || source.bytes[Int(name.end) - 1] == UInt8(ascii: "r")
      || vocabulary.names.mayContain(name, in: source.bytes) || !settings.containers.isEmpty
  }

  private func isContainerParameter(_ name: String) -> Bool {
    if isKnownContainer(name) || vocabulary.holds(.god, name) { return true }
    guard name.utf8.last == UInt8(ascii: "r") else { return false }
    if ["Container", "Resolver", "Assembler"].contains(name) {
      return ownLibraries.contains { $0.containers.contains(name) }
    }
    return ["DependencyContainer"].contains(name)
      || ["DIContainer", "ServiceLocator", "AppContainer"].contains { name.hasSuffix($0) }
  }

  fileprivate func sighting(of token: Int, in symbol: String, as role: String) -> Sighting {
    let name = source.name(of: token)
    var sighting = Sighting(
      token..<token + 1, subject: name, evidence: ["`\(name)` is a container, taken as \(role)"],
      message:
        "\(phrase(forSymbol: symbol)) takes the container `\(name)` as \(role); take what it "
        + "needs from there, or a narrow factory")
    sighting.symbol = symbol
    sighting.exemption = compositionReason(at: token, receiver: nil)
    return sighting
  }
}
