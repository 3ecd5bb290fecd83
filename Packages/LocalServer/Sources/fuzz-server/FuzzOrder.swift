import Dispatch
import LocalServer

/// The requests to try.
struct FuzzOrder {
  private static let workers = 4
  /// The divisor for the first part of the requests, after which memory should no longer grow.
  private static let warmUp = 5
  /// The allowed growth of memory after that, in millions of bytes.
  private static let allowedGrowth = 16.0

  private var count = 100_000
  private var seed = 1
  private var target: Target?

  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--short": count = 5_000
      case "--count":
        guard let number = rest.popFirst().flatMap({ Int($0) }), number > 0 else { return nil }
        count = number
      case "--seed":
        guard let number = rest.popFirst().flatMap({ Int($0) }) else { return nil }
        seed = number
      case "--program":
        guard let found = rest.popFirst().flatMap(Target.init(address:)) else { return nil }
        target = found
      default: return nil
      }
    }
  }

  func run() async -> FuzzOutcome {
    let start = ContinuousClock.now
    var outcome = FuzzOutcome()
    if let target {
      outcome.tally = await send(count, to: target, round: 0, Progress(of: count))
    } else {
      await runAgainstOwnServer(&outcome)
    }
    outcome.duration = .now - start
    return outcome
  }

  private func runAgainstOwnServer(_ outcome: inout FuzzOutcome) async {
    let own = OwnServer()
    let target: Target
    do {
      target = .own(port: try own.server.start(port: .exactly(0)))
    } catch {
      return outcome.tally.note("the server does not start: \(error)")
    }
    let progress = Progress(of: count)
    let first = count / Self.warmUp
    outcome.tally = await send(first, to: target, round: 0, progress)
    await settle(own, &outcome.tally)
    let warm = ProcessReading.now
    outcome.tally.add(await send(count - first, to: target, round: 1, progress))
    await settle(own, &outcome.tally)
    let end = ProcessReading.now
    outcome.readings = (warm, end)
    if end.megabytes - warm.megabytes > Self.allowedGrowth {
      outcome.tally.note("memory grew from \(warm.megabytes) to \(end.megabytes) MB")
    }
    if end.descriptors != warm.descriptors {
      outcome.tally.note("open files: \(warm.descriptors) before, \(end.descriptors) after")
    }
    await stop(own, &outcome.tally)
  }

  /// Spreads requests over the workers, each on its own thread.
  private func send(
    _ count: Int, to target: Target, round: Int, _ progress: Progress
  ) async -> Tally {
    await withTaskGroup(of: Tally.self) { group in
      for number in 0..<Self.workers {
        let seed = (seed &* 2 &+ round) &* Self.workers &+ number
        let share = count / Self.workers + (number < count % Self.workers ? 1 : 0)
        guard share > 0 else { continue }
        group.addTask {
          await withCheckedContinuation { continuation in
            DispatchQueue(label: "worker-\(number)").async {
              var worker = Worker(target, seed: seed, progress: progress)
              continuation.resume(returning: worker.run(count: share))
            }
          }
        }
      }
      return await group.reduce(into: Tally()) { $0.add($1) }
    }
  }

  /// Waits until the server has finished with all clients that left.
  private func settle(_ own: OwnServer, _ tally: inout Tally) async {
    for _ in 0..<300 where own.handlers > 0 { try? await Task.sleep(for: .milliseconds(10)) }
    if own.handlers > 0 { tally.note("\(own.handlers) handlers go on for clients that are gone") }
    // Waits for the time limits of idle and refused clients.
    try? await Task.sleep(for: .seconds(1))
  }

  private func stop(_ own: OwnServer, _ tally: inout Tally) async {
    let start = ContinuousClock.now
    await own.server.stop()
    if ContinuousClock.now - start > .seconds(4) { tally.note("the server was slow to stop") }
  }
}
