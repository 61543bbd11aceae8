/// The forms that the result of `check` and `scan` can be written in.
package enum RunFormat: String, CaseIterable, Sendable {
  case text, xcode, json, sarif, github, gitlab, checkstyle, junit, sonarqube, markdown, html, csv
  case swiftLint = "swiftlint-json"

  /// Which paths the readers of the format expect.
  package var paths: PathStyle {
    switch self {
    case .text, .json, .csv, .markdown, .html: .relativeToRoot
    case .xcode, .swiftLint: .absolute
    case .sarif, .github, .gitlab, .checkstyle, .junit, .sonarqube: .relativeToRepository
    }
  }

  /// What a path starts from.
  package enum PathStyle: Sendable { case relativeToRoot, relativeToRepository, absolute }
}

/// The result in a form for machines, or as a document.
///
/// - Parameters:
///   - format: any but `text`, which looks different for `check` and `scan` and is made by
///     `renderCheckText` and `renderScanText`.
///   - pathPrefix: put before every path.
package func renderRun(_ report: RunReport, as format: RunFormat, pathPrefix: String) -> String {
  switch format {
  case .text: renderScanText(report, options: TextOptions(pathPrefix: pathPrefix))
  case .xcode: renderXcodeLines(report, pathPrefix: pathPrefix)
  case .json: renderRunJSON(report, pathPrefix: pathPrefix)
  case .sarif: renderSARIF(report, pathPrefix: pathPrefix)
  case .github: renderGitHubCommands(report, pathPrefix: pathPrefix)
  case .gitlab: renderGitLabIssues(report, pathPrefix: pathPrefix)
  case .checkstyle: renderCheckstyle(report, pathPrefix: pathPrefix)
  case .junit: renderJUnit(report, pathPrefix: pathPrefix)
  case .sonarqube: renderSonarIssues(report, pathPrefix: pathPrefix)
  case .markdown: renderRunMarkdown(report, pathPrefix: pathPrefix)
  case .html: renderRunHTML(report, pathPrefix: pathPrefix)
  case .csv: renderRunCSV(report, pathPrefix: pathPrefix)
  case .swiftLint: renderSwiftLintJSON(report, pathPrefix: pathPrefix)
  }
}
