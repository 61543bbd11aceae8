import LintWorkspace

/// The program: reads the call, runs the command, writes what it says.
@main
enum Main {
  static func main() {
    System.ignoreBrokenPipes()
    let terminal = Terminal.ofThisProcess()
    let reply = reply(to: Array(CommandLine.arguments.dropFirst()), on: terminal)
    System.end(withStatus: deliver(reply).rawValue)
  }

  /// What the program answers to some words; every failure is words and an exit status by now.
  private static func reply(to words: [String], on terminal: Terminal) -> Reply {
    do {
      let arguments = try parseArguments(words)
      return answer(Invocation(arguments: arguments, terminal: terminal))
    } catch {
      return Reply(failures: [error.message], status: .cannotJudge)
    }
  }
}
