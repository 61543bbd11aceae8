import LintFindings
import LintRules
import SwiftOutline

/// A mismatch between what is registered and what is asked for, in words for everybody.
package struct RegistrationRow: Sendable, Equatable {
  package var type: String
  package var path: String
  /// 1-based.
  package var line: Int
  package var problem: Problem

  /// What is wrong; the raw value says what it means to somebody who uses the app.
  package enum Problem: String, Sendable, CaseIterable {
    case unregistered = "would crash when opened"
    case uninjected = "would crash when shown"
    case userBound = "may keep account data after logout"
    case unresolved = "is set up and never asked for"
  }
}

extension Census {
  /// Registrations against resolutions, the worst first.
  func registrations() -> [RegistrationRow] {
    let rows =
      rows(of: "unregistered_resolution", .unregistered)
      + rows(of: "uninjected_environment_object", .uninjected) + userBoundRegistrations()
      + unresolvedRegistrations()
    let order = RegistrationRow.Problem.allCases
    return rows.sorted { left, right in
      let (first, second) = (
        order.firstIndex(of: left.problem), order.firstIndex(of: right.problem)
      )
      if let first, let second, first != second { return first < second }
      if left.path != right.path { return precedes(left.path, right.path) }
      return (left.line, left.type) < (right.line, right.type)
    }
  }

  /// How many types are registered in the app.
  var registeredTypeCount: Int { Set(shippedRegistrations.flatMap(\.registration.types)).count }

  private func rows(
    of rule: RuleID, _ problem: RegistrationRow.Problem
  ) -> [RegistrationRow] {
    source.findings.lazy.filter { $0.holds(rule) && $0.standing == .counted }.map { finding in
      RegistrationRow(
        type: finding.subject, path: finding.place.path, line: finding.place.line,
        problem: problem)
    }
  }

  private var shippedRegistrations: [(path: String, registration: Wiring.Registration)] {
    source.files.lazy.filter(\.isShipped).flatMap { file in
      (file.wiring?.registrations ?? []).map { (file.path, $0) }
    }
  }

  /// Registrations that live as long as the container, of types whose name speaks of a user.
  private func userBoundRegistrations() -> [RegistrationRow] {
    shippedRegistrations.filter { lastingScopes.contains($0.registration.scope ?? "") }.compactMap {
      path, registration in
      registration.types.first { keepsUserState($0, in: path) }.map {
        RegistrationRow(type: $0, path: path, line: registration.line, problem: .userBound)
      }
    }
  }

  private func keepsUserState(_ type: String, in path: String) -> Bool {
    let name = lastComponent(of: bareType(type))
    let imports = filesByPath[path].map { source.files[$0].summary.imports } ?? []
    // Its `Session` is one of the network.
    if name == "Session", imports.contains("Alamofire") { return false }
    return SessionName.keepsUserState(type: name)
  }

  private func unresolvedRegistrations() -> [RegistrationRow] {
    if untoldResolutionCount > 0 { return [] }
    let asked = askedForTypes
    return shippedRegistrations.filter { entry in
      !entry.registration.isFactory
        && !entry.registration.types.contains { asked.contains(lastComponent(of: bareType($0))) }
    }.compactMap { path, registration in
      registration.types.first.map {
        RegistrationRow(type: $0, path: path, line: registration.line, problem: .unresolved)
      }
    }
  }

  /// How many places resolve a type that is not written there, `repository: resolve()`: what any of
  /// them asks for is unknown, so nothing can be said to be asked for never.
  var untoldResolutionCount: Int {
    let rules: Set<RuleID> = ["service_locator_resolve", "injected_property_wrapper"]
    return source.findings.count { finding in
      finding.subject == "?" && rules.contains(finding.rule) && !finding.isForwarding
    }
  }

  /// The last names of all types that any place resolves, exempt or not.
  private var askedForTypes: Set<String> {
    let asked = source.findings.lazy.filter { source.rules[$0.rule]?.family == .access }
    return Set(
      asked.map { finding in
        let member = members.type(ofMember: finding.subject, in: finding.text)
        return lastComponent(of: bareType(member ?? finding.subject))
      })
  }
}

extension Finding {
  /// Whether it only hands on what its caller asks for: `func resolve<T>(_ type: T.Type) -> T`.
  fileprivate var isForwarding: Bool {
    let around = lastComponent(of: String(symbol.prefix { $0 != "(" }))
    return around == lastComponent(of: text)
  }
}

private let lastingScopes: Set<String> = [
  "container", "singleton", "application", "cached", "single", "shared",
]
