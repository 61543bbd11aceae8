import LintFindings

extension Pass {
  /// Pass 4, *moved up*: the recommended step, one level up to whoever builds the object. The
  /// taker's file constructs a type that the donor's file declares, at any distance; or it now
  /// builds what the donor's file built before.
  static let creator = Pass(link: .creator, tellsDescent: true) {
    taker, donor, evidence in
    evidence.constructs(taker.file, typeOf: donor.file)
      || evidence.tookOver(taker.file, from: donor.file)
  }

  /// The step back: what the creator had, the created type now reaches for itself. It only ever
  /// tells that debt moved down.
  static let created = Pass(link: .creator) {
    taker, donor, evidence in evidence.constructed(donor.file, typeOf: taker.file)
  }
}

extension Evidence {
  /// Whether the first file constructs a type that the second declares and it does not itself.
  func constructs(_ creator: String, typeOf declarer: String) -> Bool {
    guard creator != declarer, let facts = now[creator] else { return false }
    return isBuilder(facts, ofTypesIn: declarer)
  }

  /// As `constructs` with the creator as it was in the earlier tree.
  func constructed(_ creator: String, typeOf declarer: String) -> Bool {
    guard creator != declarer, let facts = before[creator] ?? now[creator] else { return false }
    return isBuilder(facts, ofTypesIn: declarer)
  }

  /// Whether the first file now constructs something that the second constructed before and does
  /// not any more: a coordinator handed the building to a factory.
  func tookOver(_ builder: String, from former: String) -> Bool {
    guard builder != former, let facts = now[builder], let earlier = before[former] else {
      return false
    }
    let kept = Set(
      (now[former]?.constructedTypes ?? []) + (before[builder]?.constructedTypes ?? []))
    let handedOver = Set(earlier.constructedTypes).subtracting(kept)
    return !handedOver.isEmpty && facts.constructedTypes.contains(where: handedOver.contains)
  }

  private func isBuilder(_ creator: FileFacts, ofTypesIn declarer: String) -> Bool {
    [before[declarer], now[declarer]].compactMap { $0 }.contains { facts in
      (facts.declaredTypes + facts.nestedTypes).contains { creator.builds($0) }
        || creator.implicitInitializers.contains { call in
          facts.initializers.contains { fits(call, $0) }
        }
    }
  }
}

extension FileFacts {
  /// Whether the file builds a type, given by its full path, that it does not declare itself.
  fileprivate func builds(_ type: String) -> Bool {
    if declaredTypes.contains(type) || nestedTypes.contains(type) { return false }
    return constructedTypes.contains { names($0, type) }
      || handledTypes.contains { names($0, type) }
  }

  /// Whether a name means a type: by its path, behind the name of its module, or from inside of the
  /// type around it.
  private func names(_ name: String, _ type: String) -> Bool {
    if name == type || isEnd(type, of: name) { return true }
    guard isEnd(name, of: type) else { return false }
    let outer = type.dropLast(name.count + 1)
    return extendedTypes.contains { $0 == outer } || declaredTypes.contains { $0 == outer }
  }

  private func isEnd(_ part: String, of path: String) -> Bool {
    path.utf8.count > part.utf8.count && path.hasSuffix("." + part)
  }
}

/// Whether a call with these labels can be one of an initialiser with those: parameters with a
/// default value may be left out.
private func fits(_ call: String, _ initializer: String) -> Bool {
  var declared = initializer.split(separator: ":")[...]
  for label in call.split(separator: ":") {
    guard let found = declared.firstIndex(of: label) else { return false }
    declared = declared[(found + 1)...]
  }
  return true
}
