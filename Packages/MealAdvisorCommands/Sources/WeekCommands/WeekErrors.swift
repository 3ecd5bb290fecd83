import CommandKit
import PrintedText

extension CommandError {
  /// The error of a slot that the plan does not have.
  static func unknownSlot(_ text: String, nearest: String?, planned: String) -> CommandError {
    .unknown("slot", text, nearest: nearest, valid: [planned])
  }

  /// The error of a text that is not a slot with a meal.
  static func badLock(_ text: String) -> CommandError {
    .wrong(
      "--lock is SLOT=ID such as 'tue-dinner=spicy-beef-tacos', not \(PlainText.quoted(text))")
  }

  /// The error of a slot that is locked to two meals, or that is locked and gets another meal.
  static func contradictoryLock(slot: String) -> CommandError {
    .wrong(
      "'\(slot)' can be locked to one meal, or chosen again with --reroll; give one of these")
  }

  /// The error of a locked meal that breaks a limit, in words.
  static func unsafeLock(_ meal: String, because: String) -> CommandError {
    .wrong("'\(meal)' breaks a limit: it \(because); lock another meal")
  }
}
