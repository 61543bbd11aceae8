import LintFindings
import SwiftOutline
import SwiftTokens

extension FileDigest {
  /// What the declarations of a file show.
  init(of outline: Outline, as role: FileRole, places: Places) {
    self.init(path: role.path, summary: FileSummary(of: outline))
    tier = role.tier
    typeSpots = summary.types.map { places.spot(ofBytes: $0.nameBytes) }
    handedOut = valuesHandedOut(in: summary)
  }

  /// The whole digest of a file.
  init(of view: FileView, places: Places) {
    self.init(of: view.outline, as: view.role, places: places)
    exemption = view.fileExemption
    flaggable = summary.flaggableProperties(places)
    reached = reachedOwners(in: view)
    let registrations = findRegistrations(in: view)
    registered = registrations.compactMap(\.subject)
    self.registrations = registrations.count
    environment = environmentTypes(in: view)
    lookups = findLookups(in: view, places: places)
  }
}

extension FileSummary {
  /// The properties that `hardwired_collaborator` and `uninjected_environment_object` look at.
  fileprivate func flaggableProperties(_ places: Places) -> [FlaggableProperty] {
    var found: [FlaggableProperty] = []
    for (typeIndex, type) in types.enumerated() {
      for (index, property) in type.properties.enumerated() where property.mayBeFlagged {
        let name = Int(property.nameBytes.lowerBound)..<Int(property.nameBytes.upperBound)
        found.append(
          FlaggableProperty(type: typeIndex, property: index, spot: places.spot(ofBytes: name)))
      }
    }
    return found
  }
}

extension PropertySummary {
  fileprivate var mayBeFlagged: Bool {
    isConstructed && !isStatic
      || attributes.contains { $0.hasSuffix("EnvironmentObject") }
  }
}

extension Places {
  /// The start of a range of byte offsets.
  func spot(ofBytes bytes: Range<Int>) -> Spot {
    let place = place(ofBytes: bytes)
    return Spot(
      line: UInt32(place.line), utf8Column: UInt32(place.utf8Column),
      utf16Column: UInt32(place.utf16Column), lineLength: UInt32(place.lineLength))
  }
}

/// The types and globals whose members are read by a name that begins with a capital letter.
private func reachedOwners(in view: FileView) -> [String] {
  var owners: Set<String> = []
  for read in view.staticReads where !ContainerName.startsUpperCase(read.name) {
    let isAccessor = ContainerName.accessors.contains(read.name)
    let owner = isAccessor ? "\(read.owner).\(read.name)" : read.owner
    // Few names are read again and again, and to know them is cheaper than to look at the place.
    guard !owners.contains(owner), !PlatformName.isPlatformType(read.owner),
      view.isExpressionName(read.token)
    else { continue }
    owners.insert(owner)
  }
  return sortedNames(owners)
}

/// What a metatype or an injecting attribute asks for.
private func findLookups(in view: FileView, places: Places) -> [Lookup] {
  let resolved = view.resolutions.found.filter { access in
    access.isByType && access.subject != "?"
      && !view.isGenericParameter(access.subject, at: access.anchor.lowerBound)
  }.map { access in
    Lookup(
      subject: access.subject, symbol: view.outline.symbol(at: access.anchor.lowerBound),
      spot: places.spot(of: access.anchor, in: view),
      text: view.source.text(ofTokens: access.anchor))
  }
  let injected = view.outline.attributes
    .filter { Library.wrapperNames.contains($0.lastName) && $0.lastName != "InjectedContainer" }
    .compactMap { attribute -> Lookup? in
      guard let type = view.lookedUpType(of: attribute) else { return nil }
      return Lookup(
        subject: type, symbol: view.symbol(of: attribute),
        spot: places.spot(of: attribute.nameTokens, in: view),
        text: view.source.text(ofTokens: attribute.nameTokens))
    }
  return resolved + injected
}

extension Places {
  fileprivate func spot(of tokens: Range<Int>, in view: FileView) -> Spot {
    spot(ofBytes: view.source.tokens[tokens.lowerBound].byteRange)
  }
}

extension FileView {
  /// Whether a generic clause of the function or type around a token declares the name.
  fileprivate func isGenericParameter(_ name: String, at token: Int) -> Bool {
    var heads: [Range<Int>] = []
    if let function = outline.enclosingFunction(at: token).map({ outline.functions[$0] }) {
      heads.append(
        function
          .nameToken..<(function.parameters.first?.tokens.lowerBound
          ?? function.body?.lowerBound ?? function.nameToken))
    }
    if let type = outline.enclosingType(at: token).map({ outline.types[$0] }) {
      if type.kind == .extension { return ["Service", "Value", "Element"].contains(name) }
      heads.append(type.nameToken..<max(type.nameToken, type.body.lowerBound))
    }
    // Each of a million lookups asks.
    return heads.contains { head in
      head.dropFirst().prefix(256).contains { isName($0) && source.name(of: $0) == name }
    }
  }

  /// The type that a wrapper without a key path looks up.
  fileprivate func lookedUpType(of attribute: Attribute) -> String? {
    let arguments = attribute.arguments.map(outline.arguments) ?? []
    if let type = arguments.first(where: { $0.label == "as" || $0.label == nil })?.metatype {
      return subject(ofType: type)
    }
    let isKeyed = arguments.contains { $0.label == nil }
    return isKeyed ? nil : declaredSubject(of: attribute)
  }
}
