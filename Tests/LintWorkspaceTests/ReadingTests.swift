import LintWorkspace
import Testing

@Suite("Reading sources")
struct ReadingTests {
  private func outcome(_ bytes: [UInt8]) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(bytes, to: "a.swift")
    switch readSource(at: "\(folder.path)/a.swift") {
    case .source(let read, let note):
      #expect(read == bytes)
      return note.map(\.description) ?? "fine"
    case .deleted: return "deleted"
    case .unknown(let reason): return reason.description
    }
  }

  @Test("the bytes come as they are", arguments: [0, 1, 7, 8, 65_535, 65_536, 300_000])
  func sizes(count: Int) throws {
    #expect(try outcome([UInt8](repeating: UInt8(ascii: "a"), count: count)) == "fine")
  }

  @Test("UTF-16 is unknown", arguments: [[0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61]])
  func utf16(bytes: [UInt8]) throws {
    #expect(try outcome(bytes) == "is UTF-16; save it as UTF-8")
  }

  @Test(
    "conflict markers in code are found",
    arguments: [
      ("<<<<<<< a\nlet a\n=======\nlet b\n>>>>>>> b\n", 1),
      ("let x = 1\r\n<<<<<<< HEAD\r\n=======\r\n>>>>>>> b\r\n", 2),
      ("let x = 1\r<<<<<<< HEAD\r>>>>>>> b", 2),
      ("let x = \"\"\"\n  a\n  \"\"\"\n<<<<<<< HEAD\n>>>>>>> b\n", 4),
      ("let x = \"\"\"\n<<<<<<< a\n>>>>>>> b\n\"\"\"\n<<<<<<< HEAD\n>>>>>>> b\n", 5),
    ])
  func conflict(text: String, line: Int) throws {
    #expect(
      try outcome(Array(text.utf8))
        == "holds merge conflict markers (line \(line)); resolve the conflict")
  }

  @Test(
    "what only looks like a conflict is not one",
    arguments: [
      "<<<<<<< a\nlet a\n=======\n", "let a <<<<<<< b\n>>>>>>> c\n", ">>>>>>> b\n<<<<<<< a\n",
      "let x = \"\"\"\n<<<<<<< HEAD\n>>>>>>> branch\n\"\"\"\n", "  <<<<<<< a\n  >>>>>>> b\n",
      "<<<<<<<\n>>>>>>>\n",
    ])
  func noConflict(text: String) throws {
    #expect(try outcome(Array(text.utf8)) == "fine")
  }

  @Test("a marker is found at every alignment", arguments: 0..<9)
  func alignment(shift: Int) throws {
    let text = String(repeating: "/", count: shift) + "\n<<<<<<< a\n>>>>>>> b\n"
    #expect(try outcome(Array(text.utf8)).hasPrefix("holds merge conflict"))
  }

  @Test(
    "bytes that are not UTF-8 are noted with their line",
    arguments: [
      [0x0A, 0xFF], [0x0A, 0xC3], [0x0A, 0xC0, 0x80], [0x0A, 0xED, 0xA0, 0x80],
      [0x0A, 0xF4, 0x90, 0x80, 0x80], [0x0D, 0x0A, 0x80], [0x0A, 0xE2, 0x82],
    ])
  func invalid(bytes: [UInt8]) throws {
    #expect(try outcome(bytes) == "line 2 is not UTF-8; save the file as UTF-8")
  }

  @Test(
    "every well-formed character is fine", arguments: ["é", "日", "𝄞", "\u{10FFFF}", "\u{FEFF}x"])
  func valid(text: String) throws {
    #expect(try outcome(Array(text.utf8)) == "fine")
  }

  @Test("a file that vanished counts as deleted")
  func vanished() throws {
    let folder = try TemporaryFolder()
    guard case .deleted = readSource(at: "\(folder.path)/a.swift") else {
      Issue.record("it is not there")
      return
    }
  }
}

@Suite("Threads")
struct ParallelTests {
  @Test("results come in the order of the items", arguments: [1, 2, 5, 64])
  func order(threads: Int) {
    let items = Array(0..<1_000)
    #expect(mapInParallel(items, threads: threads) { $0 * 2 } == items.map { $0 * 2 })
  }

  @Test("each thread keeps its own state, and every item is taken once")
  func state() {
    let total = Guarded(0)
    let transform: @Sendable (Int, inout Int) -> Int = { _, count in
      total.use { $0 += 1 }
      count += 1
      return count
    }
    let counts = mapInParallel(
      Array(0..<500), threads: 4, state: { 0 }, transform: transform)
    #expect(counts.allSatisfy { $0 >= 1 })
    #expect(total.use { $0 } == 500)
  }

  @Test("no items, no work")
  func empty() {
    #expect(mapInParallel([Int](), threads: 4) { $0 }.isEmpty)
  }
}

@Suite("Writing files")
struct WritingTests {
  @Test("a file is replaced whole, with its permissions kept and nothing left behind")
  func replace() throws {
    let folder = try TemporaryFolder()
    try folder.write("old and long", to: "a.json")
    try System.replaceFile(at: "\(folder.path)/a.json", with: Array("new".utf8))
    #expect(try System.read("\(folder.path)/a.json") == Array("new".utf8))
    #expect(try System.run("ls", [folder.path]).output == Array("a.json\n".utf8))
  }

  @Test("a link stays a link")
  func link() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real/a.json")
    try folder.link("b.json", to: "real/a.json")
    try System.replaceFile(at: "\(folder.path)/b.json", with: Array("new".utf8))
    #expect(try System.read("\(folder.path)/real/a.json") == Array("new".utf8))
    #expect(try System.linkStatus(of: "\(folder.path)/b.json").kind == .link)
  }

  @Test("a report makes its folders, and leaves devices what they are")
  func report() throws {
    let folder = try TemporaryFolder()
    try System.writeReport([1], to: "\(folder.path)/a/b/c.json")
    try System.append([2], to: "\(folder.path)/a/b/c.json")
    #expect(try System.read("\(folder.path)/a/b/c.json") == [1, 2])
    try System.writeReport([1], to: "/dev/null")
    #expect(try System.status(of: "/dev/null").kind == .special)
  }

  @Test("what cannot be written is an error with the system's reason")
  func refused() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "file")
    let error = #expect(throws: SystemError.self) {
      try System.writeReport([1], to: "\(folder.path)/file/a.json")
    }
    #expect(error?.reason == "not a directory")
  }
}
