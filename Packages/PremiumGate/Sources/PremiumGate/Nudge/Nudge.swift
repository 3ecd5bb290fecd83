/// The recommendation of premium: "Love these suggestions? Save your favorites!".
///
/// A pure fold over its events. It appears once ever, exactly at the fifth success, and only to
/// people without premium. A person with premium at the fifth success, or with a sixth success
/// before the nudge could appear, never sees it.
public struct Nudge: Equatable, Sendable {
  /// The copy key of its sentence.
  public static let copyKey = "premium.nudge"

  /// The number of suggestions that succeeded, up to one past ``PremiumTerms/nudgeThreshold``.
  public private(set) var successes = 0

  /// Whether the nudge was shown or its moment has passed; then further events have no effect.
  public private(set) var isOver = false

  /// Whether the person closed the nudge.
  public private(set) var isDismissed = false

  /// The fold over all events, oldest first.
  public init(_ events: some Sequence<NudgeEvent> = []) {
    for event in events { apply(event) }
  }

  /// Applies an event.
  public mutating func apply(_ event: NudgeEvent) {
    switch event {
    case .suggestionSucceeded(let isPremium): count(isPremium)
    case .shown: isOver = true
    case .dismissed:
      isOver = true
      isDismissed = true
    }
  }

  /// Whether the nudge should appear now; record ``NudgeEvent/shown`` in the same step.
  ///
  /// `isSettled` means that a suggestion is on the screen, without loading or an error. The screen
  /// keeps the nudge until it is closed or the next suggestion is requested.
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
