package import LintFindings

/// All built-in rules.
package enum Catalogue {
  /// In the order of the documentation.
  package static let rules: [Rule] = [
    .serviceLocatorResolve,
    .injectedPropertyWrapper,
    .sharedContainerAccess,
    .containerDefaultArgument,
    .environmentObject,
    .sharedSingletonDeclaration,
    .containerParameter,
    .diLibraryImport,
    .sharedDefaultArgument,
    .sharedInstanceAccess,
    .sessionStateInSingleton,
    .unjustifiedUnsafeIsolation,
    .singleImplementationProtocol,
    .unregisteredResolution,
    .uninjectedEnvironmentObject,
    .hardwiredCollaborator,
    .godContainer,
    .logoutFieldReset,
    .observableEnvironment,
    .serviceEnvironmentDefault,
    .dependencyKeyPath,
    .locatorLikeCall,
  ]

  /// The rule of that name; nil for an unknown one.
  package static func rule(named id: RuleID) -> Rule? { rules.first { $0.id == id } }
}
