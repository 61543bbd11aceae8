import LintNotation
import Testing

struct HelpTests {
  @Test("help names every command")
  func commands() throws {
    let outcome = try Project().run("help")
    #expect(outcome.status == 0)
    for command in ["check", "scan", "baseline init", "baseline tighten", "explain", "rules"] {
      #expect(outcome.output.contains("\n  \(command) "))
    }
  }

  @Test(
    "help of a command is one page, however it is asked for",
    arguments: [
      ["help", "check"], ["check", "--help"], ["check", "-h", "--frozen"], ["-h", "check"],
    ])
  func commandHelp(arguments: [String]) throws {
    let outcome = try Project().run(words: arguments)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("usage: diratchet check [FLAGS] [PATH…]"))
    #expect(outcome.output.contains("--no-baseline"))
  }

  @Test("help of the first word of several commands lists them")
  func groupHelp() throws {
    let outcome = try Project().run("help", "baseline")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("baseline tighten"))
  }

  @Test("the version is printed, also as JSON")
  func version() throws {
    let project = try Project()
    #expect(try project.run("version").output == "diratchet 0.1.0\n")
    #expect(try project.run("--version").output == "diratchet 0.1.0\n")
    #expect(try project.run("version", "--json").json()["version"] == "0.1.0")
  }

  @Test(
    "a mistake in the call is exit 2 and says what was probably meant",
    arguments: [
      (["check", "--basline", "x"], "unknown flag `--basline`; did you mean `--baseline`?"),
      (["check", "-Z"], "unknown flag `-Z`; run `diratchet help` for what there is"),
      (
        ["baseline", "tigten"],
        "unknown command `baseline tigten`; did you mean `baseline tighten`?"
      ),
      (["scan", "--frozen"], "`--frozen` is not a flag of `scan`, but of `check`"),
      (["check", "--baseline"], "`--baseline` needs a value; write `--baseline FILE`"),
      (["check", "--frozen=yes"], "`--frozen` takes no value, but `yes` was given"),
      (["check", "-j0"], "`-j` needs a whole number of at least 1, not `0`"),
      (["check", "--color=alwys"], "`--color` cannot be `alwys`; did you mean `always`?"),
      (["explain"], "`diratchet explain` needs RULE"),
      (["explain", "a", "b"], "`diratchet explain` does not take `b`"),
      (["chek"], "did you mean the command `check`?"),
      (["baseline"], "`baseline` is several commands"),
      (["explain", "service_locator_resolv"], "did you mean `service_locator_resolve`?"),
    ])
  func mistakes(arguments: [String], message: String) throws {
    let outcome = try Project(["A.swift": clean("A")]).run(words: arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(message))
  }

  @Test("flags may stand before the command, and after `--` there are none")
  func order() throws {
    let project = try Project(["-odd.swift": clean("Odd")])
    #expect(try project.run("--color", "never", "version").status == 0)
    #expect(try project.run("--frozen", "version").status == 2)
    #expect(try project.run("-q", "scan", "--", "-odd.swift").status == 0)
  }
}
