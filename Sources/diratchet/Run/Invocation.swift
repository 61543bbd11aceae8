import LintReporting

/// One call of a command, with what it was given.
struct Invocation: Sendable {
  let arguments: Arguments
  let terminal: Terminal

  var palette: Palette {
    // A file does not become coloured because a terminal started the program.
    let asked = arguments.value(of: .color)
    if asked == nil, arguments.has(.output) { return .plain }
    return terminal.showsColor(asked: asked) ? .terminal : .plain
  }

  var isJSON: Bool { arguments.value(of: .format) == "json" || arguments.has(.json) }
}
