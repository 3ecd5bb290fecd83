/// The command with its arguments.
///
/// The exit code is 0 if no event was lost or invented, 1 if one was, and 2 if the arguments were
/// wrong.
struct CrashCommand {
  private let arguments: [String]

  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  func run() async -> Int32 {
    if arguments.isEmpty { return await test(.full) }
    if arguments == ["--short"] { return await test(.short) }
    if arguments.first == "writer", 2...3 ~= arguments.count {
      guard let number = Int(arguments.count == 3 ? arguments[2] : "0") else { return wrongCall }
      return await Writer(folder: arguments[1], first: number).run()
    }
    return wrongCall
  }

  private var wrongCall: Int32 {
    Terminal.say("usage: crash-test [--short]\n       crash-test writer FOLDER [NUMBER]")
    return 2
  }

  private func test(_ extent: Extent) async -> Int32 {
    var rows = [await ScriptedCrashes(extent).run()]
    rows += await DamageSweep(extent).run()
    rows += await LimitSweep(extent).run()
    rows += await LossSweep(extent).run()
    rows += await LargeFiles(extent).run()
    rows += await KillCycles(extent).run()
    rows += await RealFaults().run()
    Terminal.show("")
    for line in Row.table(rows) { print(line) }
    for row in rows { row.tally.problems.forEach { Terminal.say("\(row.what): \($0)") } }
    return rows.contains { $0.tally.hasFailed } ? 1 : 0
  }
}

/// The number of cases to try.
enum Extent {
  case short
  case full

  /// One of two values, by the extent.
  func either<Value>(_ short: Value, _ full: Value) -> Value {
    self == .short ? short : full
  }
}
