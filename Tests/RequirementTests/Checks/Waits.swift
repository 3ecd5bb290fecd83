import AppTesting
import DesignSystem
import Synchronization
import Testing

/// How long the app itself waits, in seconds, for each time it does; work is not counted.
enum Waits {
  /// The waits until the first screen is there.
  static func duringLaunch() async throws -> [Double] {
    let log = Log()
    let visitor = try await Visitor(sleep: log.sleep)
    #expect(try await visitor.place == "home.suggestion")
    return log.seconds
  }

  /// The waits from a tap on a launched app until it is at rest.
  static func after(_ tap: String) async throws -> [Double] {
    let log = Log()
    let visitor = try await Visitor(sleep: log.sleep)
    let before = log.seconds.count
    try await visitor.tap(tap.replacing("MEAL", with: try await visitor.meal.id.rawValue))
    return Array(log.seconds.dropFirst(before))
  }

  /// Waits that are over at once, and remembered.
  private final class Log: Sendable {
    private let waits = Mutex<[Double]>([])

    var seconds: [Double] { waits.withLock { $0 } }

    @Sendable func sleep(_ seconds: Double) async throws { waits.withLock { $0.append(seconds) } }
  }
}
