/// A time that a step names, which can be started as a timer (G-07).
public struct CookingTimer: Hashable, Sendable {
  /// How long it runs, in seconds; of "6-7 minutes" the lower bound, so that nothing burns.
  public var seconds: Int
  /// The upper bound in seconds, where the step names a range.
  public var upTo: Int?

  /// The times worth a timer, in seconds: up to four hours, longer ones need no watching.
  public static let range = 5...14_400

  /// Makes a timer.
  public init(seconds: Int, upTo: Int? = nil) {
    self.seconds = seconds
    self.upTo = upTo.flatMap { $0 > seconds ? $0 : nil }
  }

  /// The times that a step names, each once, in the order of its words.
  ///
  /// A time that is no wait, such as "within an hour" or "every 5 minutes", gets no timer.
  public static func timers(in step: String) -> [CookingTimer] {
    var found: [CookingTimer] = []
    for timer in StepWords(step).timers where range.contains(timer.seconds) {
      if !found.contains(where: { $0.seconds == timer.seconds }) { found.append(timer) }
    }
    return found
  }
}

/// A timer that was started.
public struct RunningTimer: Hashable, Sendable {
  /// Which one.
  public var timer: CookingTimer
  /// How many seconds are left; none once it is over.
  public var secondsLeft: Int

  /// Makes a running timer.
  public init(_ timer: CookingTimer, secondsLeft: Int) {
    self.timer = timer
    self.secondsLeft = min(max(0, secondsLeft), timer.seconds)
  }

  /// Whether the time is up.
  public var isOver: Bool { secondsLeft == 0 }

  /// How much of the time has passed, 0 to 1.
  public var fraction: Double {
    timer.seconds > 0 ? 1 - Double(secondsLeft) / Double(timer.seconds) : 1
  }
}
