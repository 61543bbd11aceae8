import Foundation
import Testing

/// Names and paths that try to become something else than names and paths.
@Suite("the report on hostile names")
struct HostileReportTests {
  private static let long = String(repeating: "VeryLong", count: 38)

  /// Swift allows much in backticks, and file systems allow nearly everything.
  private static let subjects = [
    "`<script>alert(1)</script>`", "`\" onmouseover=\"x`", "`it's | a & b`", "`=HYPERLINK(1)`",
    "`\u{202E}desrever`", "`[link](https://example.com)`", "`🧨`", "`@everyone`", "`*bold*`", long,
  ]

  private func project() throws -> Project {
    let resolves = Self.subjects.map { "    container.resolve(\($0).self)\n" }.joined()
    let text = """
      import Swinject
      final class Screen {
        func load() {
      \(resolves)  }
        // diratchet:ignore service_locator_resolve - =cmd|' /C calc'!A1 <img src=x onerror=alert(1)>
        func more() {}
      }
      """
    return try Project([
      "App/Screen.swift": text,
      "App/<img src=x>.swift": "import Swinject\nlet a = container.resolve(A.self)\n",
      "App/=1+1.swift": "import Swinject\nlet b = container.resolve(B.self)\n",
      "App/bell\u{7}and\nline.swift": "import Swinject\nlet c = container.resolve(C.self)\n",
    ])
  }

  @Test("nothing in the page is markup but the page's own")
  func html() throws {
    let page = try project().run("report", "--format", "html").output
    #expect(page.components(separatedBy: "<script>").count == 2)
    #expect(!page.contains("<img"))
    #expect(!page.contains("\" onmouseover"))
    #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(page.contains(Self.long))
    #expect(page.contains("🧨"))
  }

  @Test("no table cell is left, and no name is a link, a mention or markup, in Markdown")
  func markdown() throws {
    let text = try project().run("report", "--format", "markdown").output
    let outsideCode = text.split(separator: "\n").map { line in
      line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }.joined()
    }
    #expect(!outsideCode.contains { $0.contains("<script") || $0.contains("<img") })
    #expect(!outsideCode.contains { $0.contains("](http") })
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `App/Screen.swift:") }
    #expect(rows.count >= Self.subjects.count - 1)
    for row in rows {
      let bars = row.replacingOccurrences(of: "\\|", with: "").filter { $0 == "|" }.count
      #expect(bars == 8, "\(row)")
    }
  }

  @Test("no value of the CSV is a formula")
  func csv() throws {
    let text = try project().run("report", "--format", "csv").output
    let values = text.components(separatedBy: "\r\n").flatMap { $0.components(separatedBy: ",") }
    let formulas = values.filter { value in
      let bare = value.drop { $0 == "\"" }
      return bare.first.map { "=+-@".contains($0) } ?? false
    }
    #expect(formulas == [])
    #expect(text.contains("'=HYPERLINK(1)"))
  }

  @Test(
    "no control character and no direction mark gets out",
    arguments: ["text", "markdown", "html", "csv"])
  func unseen(format: String) throws {
    let text = try project().run("report", "--format", format).output
    let unseen = text.unicodeScalars.filter { scalar in
      scalar.value < 0x20 && scalar != "\n" && scalar != "\r"
        || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
    #expect(unseen.isEmpty)
  }

  @Test("the page of 5,000 findings stays below one megabyte and holds them all")
  func manyFindings() throws {
    let files = (0..<500).map { file -> (String, String) in
      let resolves = (0..<10).map { "    container.resolve(Service\($0).self)\n" }.joined()
      let text = "import Swinject\nfinal class Model\(file) {\n  func load() {\n\(resolves)  }\n}\n"
      return ("Modules/Feature\(file % 20)/Model\(file).swift", text)
    }
    let project = try Project(Dictionary(uniqueKeysWithValues: files))
    let page = try project.run("report", "--format", "html").output
    #expect(page.utf8.count < 1_000_000)
    // Each file imports the library besides.
    let isCounted = page.contains("Every finding with its place (5,500)")
    #expect(isCounted)
    #expect(page.components(separatedBy: "<td>debt").count == 5_001)
  }

  @Test("a project without findings has a page that says so")
  func noFindings() throws {
    let project = try Project(["App/A.swift": "struct A { let id: Int }\n"])
    let page = try project.run("report", "--format", "html").output
    #expect(page.contains("Every initialiser says what its type needs."))
    #expect(page.contains("Nothing was found."))
  }
}
