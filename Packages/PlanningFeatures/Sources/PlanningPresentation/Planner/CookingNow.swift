import DesignSystem

/// A meal that is being cooked while the planner is on screen.
public struct CookingNow: Equatable, Sendable {
  /// The dish, its step and its timers, in sentences.
  public var text: String
  /// Leads back to the stove.
  public var resume: CustomAction
  /// Takes the meal off the stove.
  public var discard: CustomAction

  /// Makes a meal that is being cooked.
  public init(_ text: String, resume: CustomAction, discard: CustomAction) {
    self.text = text
    self.resume = resume
    self.discard = discard
  }

  /// The notice above the days.
  var banner: Banner {
    Banner("planner.stove", icon: .timer, text, dismiss: discard, isOnGroupedPage: true) {
      ActionButton("planner.stove.resume", .text, resume.label, action: resume.action)
    }
  }
}
