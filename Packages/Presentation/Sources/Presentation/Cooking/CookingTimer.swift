/// A time that a step names, which can be started as a timer (G-07).
public struct CookingTimer: Hashable, Sendable {
  /// What it is for, by the verb and the object of the step: "Simmer the sauce".
  public var name: String
  /// Which side of what is turned it is for, from 1; nil where nothing is turned.
  public var side: Int?
  /// How long it runs, in seconds; of "6-7 minutes" the lower bound, so that nothing burns.
  public var seconds: Int
  /// The upper bound in seconds, where the step names a range.
  public var upTo: Int?

  /// The times worth a timer, in seconds: up to four hours, longer ones need no watching.
  public static let range = 5...14_400

  /// Makes a timer.
  public init(_ name: String = "", side: Int? = nil, seconds: Int, upTo: Int? = nil) {
    self.name = name
    self.side = side
    self.seconds = seconds
    self.upTo = upTo.flatMap { $0 > seconds ? $0 : nil }
  }

  /// The waits that a step names, in the order of its words; two for a time "a side".
  ///
  /// A time that is no wait, such as "within an hour" or "every 5 minutes", gets no timer.
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

/// A timer that was started.
public struct RunningTimer: Hashable, Sendable {
  /// How far it is.
  public enum Phase: Hashable, Sendable {
    /// It runs.
    case running
    /// It stands until it is continued.
    case paused
    /// Its time is up, for so many seconds.
    case over(since: Int)
  }

  /// What tells it from every other timer.
  public var place: TimerPlace
  /// What it is for, in words that are ready to show.
  public var name: String
  /// The meal that it belongs to, where that is not the one on screen.
  public var meal: String?
  /// How long it lasts, in seconds.
  public var seconds: Int
  /// How many seconds are left; none once it is over.
  public var secondsLeft: Int
  /// How far it is.
  public var phase: Phase

  /// Makes a timer that was started.
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

  /// Whether the time was up less than a minute ago.
  public var rings: Bool {
    if case .over(let since) = phase { return since < 60 }
    return false
  }

  /// How much of the time has passed, 0 to 1.
  public var fraction: Double { 1 - Double(secondsLeft) / Double(seconds) }
}
