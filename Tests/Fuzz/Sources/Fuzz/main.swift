import Foundation

/// Every input goes through everything that reads a source file.
///
/// Without libFuzzer: `Fuzz <seconds> <file or folder>…`, with its usual arguments otherwise. A
/// fault ends the process; the input is kept.
#if LIBFUZZER
  @_silgen_name("LLVMFuzzerRunDriver")
  func runFuzzer(
    _ argumentCount: UnsafeMutablePointer<Int32>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ examine: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32

  var count = CommandLine.argc
  var arguments = CommandLine.unsafeArgv
  exit(
    runFuzzer(&count, &arguments) { bytes, count in
      examine([UInt8](UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    })
#else
  let seconds = CommandLine.arguments.count > 1 ? Double(CommandLine.arguments[1]) ?? 60 : 60
  let seeds = Mutator.seeds(at: Array(CommandLine.arguments.dropFirst(2)))
  var mutator = Mutator(seeds: seeds)
  let end = Date().addingTimeInterval(seconds)
  var rounds = 0
  while Date() < end {
    let input = mutator.next()
    try Data(input).write(to: URL(fileURLWithPath: "fuzz-input.swift"))
    examine(input)
    rounds += 1
  }
  print("\(rounds) inputs from \(seeds.count) seeds")
#endif
