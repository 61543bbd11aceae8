import Testing

@Test("shapes in comments and strings are told from code", arguments: textRows)
func text(row: Row) { #expect(read(row.source).shapeLines == row.lines) }

let textRows = commentRows + stringRows

private let commentRows = [
  Row(1, "/* outer /* inner */ Container.shared */ let a = 1", []),
  Row(2, "/*/ Container.shared */ let a = Container.shared", [1]),
  Row(2, "let a = Container.shared /*/", [1]),
  Row(3, "/* an odd \" */ let a = Container.shared // don't \"", [1]),
  Row(4, "/* let s = \"a */ let b = Container.shared /* \" */", [1]),
  Row(5, "/*\nlet r = /[0-9]*/\nlet a = Container.shared", [3]),
  Row(6, "// C:\\orchard\\\nlet a = Container.shared", [2]),
  Row(7, "let a = Container /* x */ ./* y */shared", [1]),
  Row(7, "let b = dock./* z */resolve/* w */(Boat.self)", [1]),
  Row(8, "let a = dock.resolve /*\n*/ (Boat.self)", []),
  Row(9, "let a = x +/* s */Container.shared.n", [1]),
  Row(9, "let b = x */* Container.shared */y", []),
  Row(10, "/**/ /***/ /****/ let a = Container.shared // Container.shared", [1]),
  Row(11, "// snippet.hide\nlet a = Container.shared\n// snippet.end", [2]),
]

private let stringRows = [
  Row(12, #"let s = "@Injected Container.shared x.resolve(y)""#, []),
  Row(13, #"u("https://a/*"); let v = Container.shared"#, [1]),
  Row(14, #"let a = "\\(Container.shared)""#, []),
  Row(14, #"let b = "\\\(Container.shared)""#, [1]),
  Row(15, #"let a = "\u{22} Container.shared \u{28}""#, []),
  Row(16, #"let a = "now \(Container.shared) Container.shared""#, [1]),
  Row(17, #"let a = "x \(f("y \(f("z \(Container.shared)"))"))""#, [1]),
  Row(18, #"let a = "\(f(")"))" ; let b = Container.shared"#, [1]),
  Row(19, #"let a = "\(xs.map { "<\($0)>" /* ) " } */ })" ; let b = Container.shared"#, [1]),
  Row(20, "let a = \"\\(b\n; let c = Container.shared", [2]),
  Row(
    21, "let a = \"\\(\"\"\"\n Container.shared \\(Container.shared)\n\"\"\")\" ; Container.shared",
    [2, 3]),
  Row(22, ##"let a = #"\(Container.shared) \#(Container.shared)"#"##, [1]),
  Row(22, ###"let b = ##"\#(Container.shared)"##"###, []),
  Row(23, ##"let a = #"C:\"# ; let b = Container.shared"##, [1]),
  Row(23, ###"let a = ##"b "# Container.shared"##"###, []),
  Row(24, ##"let a = #"""# ; let b = Container.shared"##, [1]),
  Row(24, ###"let d = ##""" x "# "## ; let e = Container.shared"###, [1]),
  Row(25, #"let a = """abc""" ; let b = Container.shared"#, [1]),
  Row(25, #"let a = "b""" ; let c = Container.shared"#, [1]),
  Row(26, "\"\"\"\n \"one\" \"\"two\"\" Container.shared\n \"\"\" ; Container.shared", [3]),
  Row(27, "\"\"\"\n \\\"\"\" \"\"\\\" Container.shared\n\"\"\" ; Container.shared", [3]),
  Row(28, "##\"\"\"\n\"\"\" \"\"\"# Container.shared\n\"\"\"## ; Container.shared", [3]),
  Row(29, "\"\"\"\na \\ \nContainer.shared\n\"\"\" ; Container.shared", [4]),
  Row(30, "\"\"\"\n\\(f( // )\nContainer.shared))\n\"\"\"", [3]),
  Row(31, "\"\"\"\n\\(f(\"\"\"\n \" \\(Container.shared)\n\"\"\"))\n\"\"\"", [3]),
  Row(32, "let s = \"\"\"\n<<<<<<< HEAD\n#if X\n\"\"\"\nlet a = Container.shared", [5]),
  Row(33, "let a = “Container.shared” ; let b = 'Container.shared' ; Container.shared", [1]),
  Row(34, "let a = \"b\nlet c = Container.shared", [2]),
  Row(34, "let a = #\"b \\#(\"c\rlet c = Container.shared", [2]),
  Row(35, "\"pot\".resolve(x)\n\"\"\"\na\n\"\"\".resolve(y)", [1, 4]),
]
