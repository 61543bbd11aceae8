import SwiftOutline
import SwiftTokens
import Testing

@Test("slashes, names and bytes are read as the compiler reads them", arguments: spellingRows)
func spelling(row: Row) { #expect(outline(of: row).shapeLines == row.lines) }

@Test("a column counts bytes, the mark at the start of a file too", arguments: columnRows)
func column(row: Row) {
  let found = outline(of: row)
  let lines = LineTable(of: found.source.bytes)
  let columns = found.tokens(named: "Container").map { token in
    lines.position(ofByteOffset: Int(found.source.tokens[token].start)).utf8Column
  }
  #expect(columns == row.lines)
}

let spellingRows = slashRows + nameRows + byteRows

let columnRows = [
  Row(73, "\u{FEFF}Container.shared", [4]),
  Row(74, "\té 日🙂 Container.shared", [13]),
]

private let slashRows = [
  Row(36, "let a = /Container.shared/", []),
  Row(37, "let a = /\"/\nlet b = /'/\nlet c = /\"\"\"/\nlet d = Container.shared", [4]),
  Row(38, "let a = /@Injected|Container.shared/", []),
  Row(38, "let a = /https?:\\/\\// ; let b = Container.shared", [1]),
  Row(39, "class A { let a = /}/\nstatic let shared = 1 }", [2]),
  Row(40, "let a = /[/ ; let b = Container.shared", [1]),
  Row(40, "func /(l: A, r: B) {}\nlet b = Container.shared / c", [2]),
  Row(41, "x / y / Container.shared\nx/y/Container.shared", [1, 2]),
  Row(41, "x /Container.shared/ z", []),
  Row(42, "(x)/(y)/Container.shared.n\nx!\n  / Container.shared.n\n  / 2", [1, 3]),
  Row(43, "min(x / Container.shared.n, y / 2)", [1]),
  Row(44, "take(/, Container.shared, /)", [1]),
  Row(44, "take(/,Container.shared,/)", []),
  Row(45, "pull(/Route.open, to: /Route.shut, Container.shared)", [1]),
  Row(45, "(/a).f(Container.shared, /b)", [1]),
  Row(46, "infix operator /^/\nfunc /^/ (l: Int) -> Int { l / Container.shared.n / r }", [2]),
  Row(47, "let a = try? /\"/\nlet b = try! /^ x/\nreturn /\"/\nContainer.shared", [4]),
  Row(48, "f {\n/Container.shared/\n}\nlet a = b\n/ Container.shared.n", [5]),
  Row(49, "!/Container.shared/", []),
  Row(49, "x+/Container.shared.n/", [1]),
  Row(50, "let a = #/ \" // /* Container.shared/# ; let b = Container.shared", [1]),
  Row(51, "let a = #/\n # it's \"odd { Container.shared\n/#\nContainer.shared", [4]),
  Row(51, "let a = #/\nContainer.shared", [2]),
  Row(52, "a /= Container.shared.n", [1]),
  Row(52, "a /^/ Container.shared.n", [1]),
  Row(53, #""\(t.contains(/a/)) \(Container.shared)""#, [1]),
  Row(54, String(repeating: "/ ", count: 20_000) + "\nlet a = Container.shared", [2]),
]

private let nameRows = [
  Row(55, "`Container`.`shared`\nx.`resolve`(T.self)\n@`Injected` var a: A", [1, 2, 3]),
  Row(55, "class A { static let `shared` = A() }", [1]),
  Row(56, "func `Container.shared @Injected \" // /*`() {}\nlet a = Container.shared", [2]),
  Row(57, "let a = ` ; let b = Container.shared\nlet `` = Container.shared", [1, 2]),
  Row(58, "AppContainer.shared ; Container2.shared ; _Container.shared", []),
  Row(58, "Container.shared_ ; Container.sharedInstance ; x.resolveAll(1)", []),
  Row(59, "Container.sharedé ; Containerß.shared ; Container.shared\u{301}", []),
  Row(60, "Container\u{200B}.shared ; Container.sha\u{200D}red ; Container\u{FEFF}.shared", []),
  Row(61, "\u{421}ontainer.shared ; Container.sh\u{430}red", []),
  Row(62, "let 🚀 = Container.shared\nlet 👩‍🚀 = 🚀.resolve(A.self)", [1, 2]),
  Row(62, "a ❤ Container.shared", [1]),
  Row(63, "$Container.shared ; $0.resolve(A.self)", [1]),
  Row(64, "box.case\n.resolve(x)", [2]),
  Row(64, "x.self.resolve(a) ; x.default.resolve(b) ; x.in.resolve(c)", [1, 1, 1]),
  Row(65, "1.resolve(x) ; 0xF.resolve(x) ; 1e3.resolve(x) ; 1_000.resolve(x)", [1, 1, 1, 1]),
  Row(66, "pair.0.1.resolve(x)", [1]),
  Row(67, "1...Container.shared.n ; 0.1..<Container.shared.n", [1, 1]),
  Row(68, "if #available(iOS 17.0.1, *) { Container.shared }", [1]),
  Row(68, "#if swift(>=5.9.1)\nContainer.shared\n#endif", [2]),
]

private let byteRows = [
  Row(69, "let a = 1 // b\rContainer.shared\r\ndock.resolve\r(x)", [2]),
  Row(70, "let a = 1 // \u{2028} Container.shared\u{B}\u{C}\nContainer.shared", [2]),
  Row(71, "let b\0= Container.shared", [1]),
  Row(72, "class A { static\u{A0}let\u{A0}shared = 1 }", [1]),
  Row(75, "#!/usr/bin/swift \" /* Container.shared\nlet a = Container.shared", [2]),
  Row(
    76,
    bytes: [0xFF, 0xC0, 0x80, 0xED, 0xA0, 0x80] + Array("Container.shared // ".utf8) + [0xE9]
      + Array("\nContainer.shared".utf8), [1, 2]),
  Row(77, bytes: [0xFF, 0xFE] + "Container.shared".utf8.flatMap { [$0, 0] }, []),
  Row(78, "// \u{202E}Container.shared\nContainer.sha\u{202E}red ; Container.shared", [2]),
  Row(79, "<#Container.shared#> ; let a = Container.shared", [1]),
  Row(
    80, "<<<<<<< a\nContainer.shared\n=======\nContainer.shared\n>>>>>>> b\nContainer.shared", [6]),
  Row(80, "<<<<<<< a\nContainer.shared", [2]),
]
