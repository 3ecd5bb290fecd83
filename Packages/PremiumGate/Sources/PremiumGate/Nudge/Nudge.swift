/// When to say "Love these suggestions? Save your favorites!": a pure fold over its events.
///
/// Once ever, exactly at the fifth success, and only to people without premium. Who has premium at
/// the fifth success, or gets a sixth before the nudge could appear, never sees it.
public struct Nudge: Equatable, Sendable {
  /// The copy key of its sentence.
  public static let copyKey = "premium.nudge"

  /// How many suggestions succeeded, up to one past ``PremiumTerms/nudgeThreshold``.
  public private(set) var successes = 0

  /// True when it has been shown or its moment has passed: there is nothing left to record.
  public private(set) var isOver = false

  /// True when the person closed it.
  public private(set) var isDismissed = false

  /// The fold over all events, oldest first.
  public init(_ events: some Sequence<NudgeEvent> = []) {
    for event in events { apply(event) }
  }

  /// Takes in one event.
  public mutating func apply(_ event: NudgeEvent) {
    switch event {
    case .suggestionSucceeded(let isPremium): count(isPremium)
    case .shown: isOver = true
    case .dismissed:
      isOver = true
      isDismissed = true
    }
  }

  /// True when it should appear now; record ``NudgeEvent/shown`` in the same step.
  ///
  /// `isSettled` says that a suggestion is on the screen: neither loading nor an error. The screen
  /// keeps the nudge until it is closed or the next suggestion is asked for.
  public func isDue(for phase: EntitlementPhase, isSettled: Bool) -> Bool {
    successes == PremiumTerms.nudgeThreshold && !isOver && !phase.isEntitled && isSettled
  }

  private mutating func count(_ isPremium: Bool) {
    guard successes <= PremiumTerms.nudgeThreshold else { return }
    successes += 1
    let isMissed = successes == PremiumTerms.nudgeThreshold && isPremium
    if isMissed || successes > PremiumTerms.nudgeThreshold { isOver = true }
  }
}
