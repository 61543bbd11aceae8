import LintWorkspace
import Testing

@Suite("Programs that are run")
struct ChildProcessTests {
  @Test("much output and many errors come at once without a jam")
  func bothOutputs() throws {
    let script = "i=0; while [ $i -lt 3000 ]; do echo $i-0123456789012345678901234567890123456789; "
    let result = try System.run(
      "sh", ["-c", script + "echo error-$i-0123456789 >&2; i=$((i+1)); done"])
    #expect(result.status == 0)
    #expect(result.output.count { $0 == 0x0A } == 3000)
    #expect(result.errors.count { $0 == 0x0A } == 3000)
  }

  @Test("the status says how it ended")
  func status() throws {
    #expect(try System.run("sh", ["-c", "exit 3"]).status == 3)
    #expect(try System.run("sh", ["-c", "kill -9 $$"]).status == 128 + 9)
  }

  @Test("it has no input and the environment that it is given")
  func surroundings() throws {
    #expect(try System.run("cat", []).output.isEmpty)
    let path = try #require(System.environment("PATH"))
    let result = try System.run(
      "sh", ["-c", "echo $A-$HOME"], environment: ["A=b", "PATH=\(path)"])
    #expect(String(decoding: result.output, as: UTF8.self) == "b-\n")
  }

  @Test("a program that is not there is an error")
  func missing() {
    let error = #expect(throws: SystemError.self) { try System.run("no-such-program-here", []) }
    #expect(error?.isMissing == true)
  }
}
