import DesignSystem

extension CopyTable {
  /// How an assistant reads lines in doubt, and why it proposes nothing.
  static let readingsEnglish: [CopyKey: CopyEntry] = [
    "recipe-review.reading": "Proposed: {line}",
    "recipe-review.reading.new": "New words: {words}.",
    "recipe-review.reading.left-out": "Left out: {words}.",
    "recipe-review.reading.same": "The same words in another order.",
    "recipe-review.reading.use": "Use This",
    "recipe-review.reading.use.spoken": "Use this: {line}",
    "recipe-review.reading.drop": "No",
    "recipe-review.reading.drop.spoken": "No: {line}",
    "recipe-review.readings": "Lines in doubt",
    "recipe-review.readings.sent":
      "{host} is told the lines that have a name nobody knows. Nothing is sent before.",
    "recipe-review.readings.ask": "Propose Readings",
    "recipe-review.readings.again": "Ask Again",
    "recipe-review.readings.hint": "Asks the assistant how these lines may be meant",
    "recipe-review.readings.offline": "Connect to ask",
    "recipe-review.readings.asking": "Asking the assistant",
    "recipe-review.readings.none": "The assistant proposed nothing that we can read for sure.",
    "recipe-review.readings.count":
      .plural(
        one: "{count} proposal is at its line. Take it there, or leave it.",
        other: "{count} proposals are at their lines. Take each there, or leave it."),
    "recipe-review.readings.failed.not-allowed":
      "The assistant may not be told lines of recipes, or it has no key.",
    "recipe-review.readings.failed.key": "The service refused the key. Enter another one.",
    "recipe-review.readings.failed.too-often":
      "The assistant was asked too often. Try again in a while.",
    "recipe-review.readings.failed.slow": "The assistant did not answer in time.",
    "recipe-review.readings.failed.offline": "There is no connection to the assistant.",
    "recipe-review.readings.failed.unusable":
      "The assistant gave no answer that can be used. Everything else works as before.",
  ]
}
