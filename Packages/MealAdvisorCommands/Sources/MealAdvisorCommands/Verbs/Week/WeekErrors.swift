import CommandKit
import PrintedText

extension CommandError {
  /// A slot that the plan does not have.
  static func unknownSlot(_ text: String, nearest: String?, planned: String) -> CommandError {
    .unknown("slot", text, nearest: nearest, valid: [planned])
  }

  /// Something that is not a slot with a meal.
  static func badLock(_ text: String) -> CommandError {
    .wrong(
      "--lock is SLOT=ID such as 'tue-dinner=spicy-beef-tacos', not \(PlainText.quoted(text))")
  }

  /// A slot that is locked to two meals, or locked and to be filled anew.
  static func contradictoryLock(slot: String) -> CommandError {
    .wrong(
      "'\(slot)' can be locked to one meal, or filled anew with --reroll; give one of these")
  }

  /// A locked meal that breaks a limit, with the words for it.
  static func unsafeLock(_ meal: String, because: String) -> CommandError {
    .wrong("'\(meal)' breaks a limit: it \(because); lock another meal")
  }
}
