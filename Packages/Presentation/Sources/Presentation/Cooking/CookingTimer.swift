/// A time in a step that can be started as a timer (G-07).
public struct CookingTimer: Hashable, Sendable {
  /// The name of the timer, made of the verb and the object of the step: "Simmer the sauce".
  public var name: String
  /// The side of the turned food, from 1; nil if nothing is turned.
  public var side: Int?
  /// The duration in seconds; for "6-7 minutes" the lower bound, so that nothing burns.
  public var seconds: Int
  /// The upper bound in seconds, if the step names a range.
  public var upTo: Int?

  /// The durations worth a timer, in seconds: up to four hours, because longer ones need no
  /// watching.
  public static let range = 5...14_400

  /// Makes a timer.
  public init(_ name: String = "", side: Int? = nil, seconds: Int, upTo: Int? = nil) {
    self.name = name
    self.side = side
    self.seconds = seconds
    self.upTo = upTo.flatMap { $0 > seconds ? $0 : nil }
  }

  /// The waits that a step names, in the order of its words; two timers for a time "a side".
  ///
  /// A time that is not a wait, such as "within an hour" or "every 5 minutes", gets no timer.
  public static func timers(in step: String) -> [CookingTimer] {
    StepWords(step).waits.filter { range.contains($0.timer.seconds) }.flatMap { wait in
      guard wait.isPerSide else { return [wait.timer] }
      return [1, 2].map { side in
        var timer = wait.timer
        timer.side = side
        return timer
      }
    }
  }
}

/// A started timer.
public struct RunningTimer: Hashable, Sendable {
  /// The phase of the timer.
  public enum Phase: Hashable, Sendable {
    /// The timer is running.
    case running
    /// The timer is paused.
    case paused
    /// The time has been up for this many seconds.
    case over(since: Int)
  }

  /// The place of the timer, unique among all timers.
  public var place: TimerPlace
  /// The name of the timer, in words that are ready to show.
  public var name: String
  /// The name of its meal; nil if that is the meal on screen.
  public var meal: String?
  /// The duration in seconds.
  public var seconds: Int
  /// The remaining seconds; 0 once the time is up.
  public var secondsLeft: Int
  /// The phase of the timer.
  public var phase: Phase

  /// Makes a started timer.
  public init(
    _ place: TimerPlace, _ name: String, of meal: String? = nil, seconds: Int, secondsLeft: Int,
    _ phase: Phase = .running
  ) {
    self.place = place
    self.name = name
    self.meal = meal
    self.seconds = max(1, seconds)
    self.phase = phase
    if case .over = phase {
      self.secondsLeft = 0
    } else {
      self.secondsLeft = min(max(0, secondsLeft), self.seconds)
    }
  }

  /// Whether the time is up.
  public var isOver: Bool {
    if case .over = phase { return true }
    return false
  }

  /// Whether the time has been up for less than a minute.
  public var rings: Bool {
    if case .over(let since) = phase { return since < 60 }
    return false
  }

  /// The fraction of the time that has passed, from 0 to 1.
  public var fraction: Double { 1 - Double(secondsLeft) / Double(seconds) }
}
