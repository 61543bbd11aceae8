import LintFindings
import SwiftOutline
import SwiftTokens

extension FileDigest {
  /// The digest of a file.
  init(of view: FileView, places: Places) {
    self.init(path: view.role.path, summary: FileSummary(of: view.outline))
    hints = containerHints(in: view.outline)
    typeSpots = summary.types.map { places.spot(ofBytes: $0.nameBytes) }
    propertySpots = summary.types.map { type in
      type.properties.map { places.spot(ofBytes: $0.nameBytes) }
    }
    reached = reachedOwners(in: view)
    let registrations = findRegistrations(in: view)
    registered = registrations.compactMap(\.subject)
    self.registrations = registrations.count
    environment = environmentTypes(in: view)
    lookups = findLookups(in: view, places: places)
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
  let source = view.source
  var owners: Set<String> = []
  for token in source.tokens.indices where view.beginsLikeType(token) {
    guard let member = view.member(after: token), view.isExpressionName(token) else { continue }
    let name = source.name(of: token)
    let read = source.name(of: member)
    guard !PlatformName.isPlatformType(name), !ContainerName.startsUpperCase(read) else { continue }
    owners.insert(ContainerName.accessors.contains(read) ? "\(name).\(read)" : name)
  }
  return sortedNames(owners)
}

/// What a metatype or an injecting attribute asks for.
private func findLookups(in view: FileView, places: Places) -> [Lookup] {
  let resolved = view.resolutions.found.filter { $0.isByType && $0.subject != "?" }.map { access in
    Lookup(
      subject: access.subject, symbol: view.outline.symbol(at: access.anchor.lowerBound),
      spot: places.spot(of: access.anchor, in: view),
      text: view.source.text(ofTokens: access.anchor))
  }
  let injected = view.outline.attributes.filter { Library.wrapperNames.contains($0.lastName) }
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
