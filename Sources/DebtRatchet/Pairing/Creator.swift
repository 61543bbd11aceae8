import LintFindings

extension Pass {
  /// Pass 4, *moved up*: the recommended step, one level up to whoever builds the object. The
  /// taker's file constructs a type that the donor's file declares, or the screen of such a model,
  /// at any distance; or it now builds what the donor's file built before.
  static let creator = Pass(
    link: .creator, tellsDescent: true,
    takerMarks: { taker, evidence in
      let now = evidence.now[taker.file]
      return marks(ofTypesBuiltBy: now)
        + marks(ofTypesBuiltBy: now, butNotBy: evidence.before[taker.file])
    },
    donorMarks: { donor, evidence in
      let before = evidence.before[donor.file]
      return marks(ofTypesIn: donor.file, evidence)
        + marks(ofTypesBuiltBy: before, butNotBy: evidence.now[donor.file])
    },
    confirms: { taker, donor, evidence in
      evidence.constructs(taker.file, typeOf: donor.file)
        || evidence.tookOver(taker.file, from: donor.file)
    })

  /// The step back: what the creator had, the created type now reaches for itself. It only ever
  /// tells that debt moved down.
  static let created = Pass(
    link: .creator,
    takerMarks: { taker, evidence in marks(ofTypesIn: taker.file, evidence) },
    donorMarks: { donor, evidence in
      marks(ofTypesBuiltBy: evidence.before[donor.file] ?? evidence.now[donor.file])
    },
    confirms: { taker, donor, evidence in
      evidence.constructed(donor.file, typeOf: taker.file)
    })
}

/// A mark for each name by which a file builds types, and for each first label of the initialisers
/// that it calls without a name.
private func marks(ofTypesBuiltBy facts: FileFacts?) -> [String] {
  guard let facts else { return [] }
  let models = facts.constructedTypes.flatMap { ScreenName.models(ofScreen: lastName(of: $0)) }
  return (facts.constructedTypes + facts.handledTypes).map { "type \(lastName(of: $0))" }
    + facts.implicitInitializers.map { call in "call \(call.prefix { $0 != ":" })" }
    + models.map { "model \($0)" }
}

/// A mark for each type that a file declares, and for each label by which one can be built.
private func marks(ofTypesIn file: String, _ evidence: Evidence) -> [String] {
  [evidence.before[file], evidence.now[file]].compactMap { $0 }.flatMap { facts in
    let models = facts.declaredTypes.compactMap(ScreenName.ofModel)
    return (facts.declaredTypes + facts.nestedTypes).map { "type \(lastName(of: $0))" }
      + models.map { "model \($0)" }
      + facts.initializers.flatMap { initializer in
        ["call "] + initializer.split(separator: ":").map { "call \($0)" }
      }
  }
}

/// A mark for each type that a file builds in one tree and not in the other.
private func marks(ofTypesBuiltBy facts: FileFacts?, butNotBy others: FileFacts?) -> [String] {
  guard let facts else { return [] }
  return Set(facts.constructedTypes).subtracting(others?.constructedTypes ?? [])
    .map { "built \($0)" }
}

private func lastName(of path: String) -> Substring {
  path.utf8.lastIndex(of: UInt8(ascii: ".")).map { path[path.utf8.index(after: $0)...] }
    ?? path[...]
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
        || facts.declaredTypes.contains(where: creator.buildsScreen)
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

  /// Whether the file builds the screen of a model and declares neither: `CartView(cart: …)`, which
  /// passes on to its `CartViewModel` what it is given.
  fileprivate func buildsScreen(ofModel type: String) -> Bool {
    guard let model = ScreenName.ofModel(type), !declaredTypes.contains(type) else { return false }
    return constructedTypes.contains { screen in
      !declaredTypes.contains(screen)
        && ScreenName.models(ofScreen: lastName(of: screen)).contains(model)
    }
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
