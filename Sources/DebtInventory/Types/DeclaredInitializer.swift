import SwiftOutline

/// The initialiser that says what a type needs, and where it comes from.
struct DeclaredInitializer {
  var parameters: [DeclaredParameter]
  var origin: Origin

  enum Origin: Equatable {
    case written
    case convenience
    /// Of a superclass of the project.
    case inherited(from: String)
    /// Of a superclass that is declared elsewhere.
    case foreign(String)
    /// Made by the compiler, of a structure.
    case memberwise
    /// Made by the compiler, without parameters.
    case implicit
    /// There is none to be seen: an extension of a type that is declared elsewhere.
    case unknown
    /// An enumeration, or a protocol that is extended: they have no stored properties to fill.
    case storeless(TypeDeclaration.Kind)
  }

  /// The parameters as a declaration writes them.
  var parameterList: String { parameters.map(\.declaration).joined(separator: ", ") }

  /// Where it comes from, in words; empty when it stands in the declaration.
  var originWords: String {
    switch origin {
    case .written, .implicit: ""
    case .convenience: "convenience"
    case .inherited(let name), .foreign(let name): "inherited from \(name)"
    case .memberwise: parameters.isEmpty ? "" : "memberwise"
    case .unknown: "declared elsewhere"
    case .storeless(let kind): kind == .protocol ? "a protocol" : "an enumeration"
    }
  }
}

/// A parameter of an initialiser, written or made by the compiler.
struct DeclaredParameter {
  var label: String?
  var name: String
  var type: String
  /// The names of the attributes, those of the type too.
  var attributes: [String] = []
  /// As written.
  var defaultValue: String?

  /// As a declaration writes it, without the default value: `tripID: Trip.ID`, `_ url: URL`.
  var declaration: String {
    let names = label == name ? name : "\(label ?? "_") \(name)"
    let own = attributes.filter { !typeAttributes.contains($0) }.map { "@\($0) " }.joined()
    let ofType = attributes.filter(typeAttributes.contains).map { "@\($0) " }.joined()
    return type.isEmpty ? own + names : "\(own)\(names): \(ofType)\(type)"
  }

  /// Whether a closure is asked for, which may trail a call.
  var isClosure: Bool { isFunction(type) && !attributes.contains("autoclosure") }
}

/// Attributes that stand before the type.
private let typeAttributes: Set<String> = [
  "escaping", "autoclosure", "Sendable", "MainActor", "convention", "unchecked",
]

extension DeclaredParameter {
  init(_ parameter: ParameterSummary) {
    self.init(
      label: parameter.label, name: parameter.name, type: parameter.type,
      attributes: parameter.attributes, defaultValue: parameter.defaultValue)
  }
}

extension TypeIndex {
  /// The initialiser that speaks for a type: of those that are written the one that asks for most,
  /// designated before convenience; else what the compiler or the superclass gives.
  func declaredInitializer(
    of type: ProjectType, injectingWrappers: Set<String>
  ) -> DeclaredInitializer {
    if let kind = type.declaration?.summary.kind, kind == .enum || kind == .protocol {
      return DeclaredInitializer(parameters: [], origin: .storeless(kind))
    }
    var type = type
    var origin = DeclaredInitializer.Origin.written
    var seen: Set<String> = []
    while true {
      if let written = type.writtenInitializer {
        return DeclaredInitializer(
          parameters: written.parameters.map(DeclaredParameter.init),
          origin: origin == .written && written.isConvenience ? .convenience : origin)
      }
      guard let declaration = type.declaration else {
        return DeclaredInitializer(parameters: [], origin: .unknown)
      }
      guard declaration.summary.kind == .class else {
        return type.compilerMadeInitializer(injectingWrappers: injectingWrappers)
      }
      seen.insert(type.path)
      guard let parent = superclass(of: declaration, within: type.path),
        seen.insert(parent.path).inserted
      else { return foreignOrImplicit(declaration, origin: origin) }
      origin = .inherited(from: parent.path)
      type = parent
    }
  }

  private func superclass(of part: ProjectType.Part, within path: String) -> ProjectType? {
    guard let first = part.summary.inherited.first else { return nil }
    let name = withoutGenericArguments(first)
    return type(named: name, within: path, in: part.file).map { types[$0] }
      .flatMap { $0.declaration?.summary.kind == .class ? $0 : nil }
  }

  /// A class whose superclass is not of the project: what comes first may be a protocol too.
  private func foreignOrImplicit(
    _ part: ProjectType.Part, origin: DeclaredInitializer.Origin
  ) -> DeclaredInitializer {
    let name = part.summary.inherited.first.map(withoutGenericArguments) ?? ""
    let isForeignClass =
      foreignClassPrefixes.contains { name.hasPrefix($0) }
      && !foreignProtocolSuffixes.contains { name.hasSuffix($0) }
    return DeclaredInitializer(parameters: [], origin: isForeignClass ? .foreign(name) : .implicit)
  }
}

/// Superclasses of the platform begin like this; protocols of Swift do not.
private let foreignClassPrefixes = [
  "NS", "UI", "WK", "MK", "AV", "SK", "CA", "QL", "XCT", "IN", "UN", "PK",
]

/// Protocols of the platform end like this.
private let foreignProtocolSuffixes = [
  "Delegate", "DataSource", "Protocol", "Coding", "Copying", "Observer", "Responding",
]

extension ProjectType {
  /// The initialiser of the declaration or of an extension that asks for most; those of coding and
  /// those that may not be called are left out unless there is no other.
  fileprivate var writtenInitializer: InitializerSummary? {
    initializers.filter { !$0.isForArchives && !$0.isUnavailable }.max { left, right in
      if left.isConvenience != right.isConvenience { return left.isConvenience }
      return left.parameters.count < right.parameters.count
    }
  }

  fileprivate func compilerMadeInitializer(injectingWrappers: Set<String>) -> DeclaredInitializer {
    guard declaration?.summary.kind == .struct else {
      return DeclaredInitializer(parameters: [], origin: .implicit)
    }
    var names: Set<String> = []
    let parameters = storedProperties.compactMap { property -> DeclaredParameter? in
      // Under `#if` one property is declared more than once.
      guard property.isAskedFor(injectingWrappers: injectingWrappers),
        names.insert(property.name).inserted
      else { return nil }
      var parameter = DeclaredParameter(
        label: property.name, name: property.name, type: property.memberwiseType)
      if parameter.isClosure { parameter.attributes = ["escaping"] }
      return parameter
    }
    return DeclaredInitializer(parameters: parameters, origin: .memberwise)
  }
}

extension InitializerSummary {
  fileprivate var isConvenience: Bool { modifiers.contains("convenience") }

  /// `init(coder:)` and `init(from: Decoder)`: nobody who builds the graph calls them.
  fileprivate var isForArchives: Bool {
    guard parameters.count == 1, let only = parameters.first else { return false }
    return only.label == "coder" || only.label == "from" && only.type.hasSuffix("Decoder")
  }

  fileprivate var isUnavailable: Bool {
    attributes.contains("available") && isForArchives
  }
}

extension PropertySummary {
  /// Whether a memberwise initialiser has a parameter for it that need not be left out.
  fileprivate func isAskedFor(injectingWrappers: Set<String>) -> Bool {
    if hasInitialValue || modifiers.contains("lazy") { return false }
    // Without a type and a value the wrapper must bring both: `@Default(.theme) var theme`.
    if type == nil, !attributes.isEmpty { return false }
    let names = attributes.map { lastComponent(of: $0) }
    if names.contains(where: { selfFilling.contains($0) || injectingWrappers.contains($0) }) {
      return false
    }
    // An optional variable begins with nil, but a binding is there even when its value is not.
    let beginsWithNil = isVariable && (type?.hasSuffix("?") == true || type?.hasSuffix("!") == true)
    return !beginsWithNil || names.contains("Binding")
  }

  fileprivate var memberwiseType: String {
    let type = type ?? "_"
    return attributes.contains("Binding") ? "Binding<\(type)>" : type
  }
}

/// Property wrappers of SwiftUI that bring their own value.
private let selfFilling: Set<String> = [
  "Environment", "EnvironmentObject", "AppStorage", "SceneStorage", "FocusState", "Namespace",
  "GestureState", "FetchRequest", "SectionedFetchRequest", "Query", "ScaledMetric", "FocusedValue",
  "FocusedBinding", "AccessibilityFocusState", "UIApplicationDelegateAdaptor",
  "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor", "Dependency", "Parameter",
]
