#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The command with its arguments.
///
/// Exit codes: 0 if no edit was lost and all devices agree, 2 if the arguments are wrong, 1
/// otherwise.
struct SimulationCommand {
  private let arguments: [String]

  init(_ arguments: [String]) { self.arguments = arguments }

  func run() async -> Int32 {
    if arguments.first == "new-device", arguments.count == 2 { return await newDevice() }
    guard let runs = number("--runs", 100_000), let first = number("--seed", 1) else {
      Terminal.say(
        "usage: simulate-sync [--runs N] [--seed N]\n       simulate-sync new-device FOLDER")
      return 2
    }
    var all = Findings()
    for seed in first..<(first + runs) {
      do {
        var household = try SimulatedHousehold(seed: seed)
        household.verbose = runs == 1
        let findings = try await household.run()
        if !findings.isClean { Terminal.say("run \(seed): \(findings.trouble)") }
        all.add(findings)
      } catch {
        Terminal.say("run \(seed): \(error)")
        all.different += 1
      }
      if seed % 100 == 0 { Terminal.show("\(seed - first + 1) of \(runs)") }
    }
    Terminal.show("")
    for line in all.table(of: runs) { Terminal.print(line) }
    return all.isClean ? 0 : 1
  }

  /// Prints how long a new device takes, as `seconds bytes`.
  private func newDevice() async -> Int32 {
    do {
      let device = NewDevice(count: 20_000, folder: URL(filePath: arguments[1]))
      let (seconds, bytes) = try await device.measure()
      Terminal.print("\(seconds) \(bytes)")
      return 0
    } catch {
      Terminal.say("\(error)")
      return 1
    }
  }

  /// The number after an option; nil if the arguments are wrong.
  private func number(_ word: String, _ usual: Int) -> Int? {
    guard arguments.count.isMultiple(of: 2) else { return nil }
    guard let place = arguments.firstIndex(of: word) else {
      return arguments.allSatisfy({ Int($0) != nil || ["--runs", "--seed"].contains($0) })
        ? usual : nil
    }
    return Int(arguments[place + 1]).flatMap { $0 > 0 ? $0 : nil }
  }
}

extension Findings {
  /// The errors found, on one line.
  fileprivate var trouble: String {
    "\(lost) lost, \(silent) overwritten silently, \(invented) false conflicts, "
      + "\(different) devices differ, \(unsent) never sent, \(openLimits) limits not in force"
  }

  fileprivate func table(of runs: Int) -> [String] {
    [
      "runs                                 \(runs)",
      "edits                                \(edits)",
      "syncs cut off                        \(failures)",
      "devices copied with their folder     \(copies)",
      "moves to the other household         \(moves)",
      "files rewritten by compaction        \(compactions)",
      "conflicts at the end                 \(conflicts)",
      "decisions                            \(decisions)",
      "acknowledged edits lost              \(lost)",
      "fields overwritten silently          \(silent)",
      "conflicts where nothing disagrees    \(invented)",
      "devices that differ from the list    \(different)",
      "pending edits never sent             \(unsent)",
      "limits known and not in force        \(openLimits)",
    ]
  }
}
