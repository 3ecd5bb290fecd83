import DesignSystem

extension CopyTable {
  /// The words for an assistant's readings of lines in doubt, and for the reasons why there are
  /// none.
  static let readingsEnglish: [CopyKey: CopyEntry] = [
    "recipe-review.reading": "Proposed: {line}",
    "recipe-review.reading.new": "New words: {words}.",
    "recipe-review.reading.left-out": "Left out: {words}.",
    "recipe-review.reading.same": "The same words in another order.",
    "recipe-review.reading.use": "Use This",
    "recipe-review.reading.use.spoken": "Use this: {line}",
    "recipe-review.reading.drop": "Dismiss",
    "recipe-review.reading.drop.spoken": "Dismiss: {line}",
    "recipe-review.readings": "Unclear lines",
    "recipe-review.readings.sent":
      "When you ask, {host} gets the lines with unknown names. Nothing is sent before.",
    "recipe-review.readings.ask": "Suggest Clearer Lines",
    "recipe-review.readings.again": "Ask Again",
    "recipe-review.readings.hint": "Asks the assistant what these lines may mean",
    "recipe-review.readings.offline": "Connect to ask",
    "recipe-review.readings.asking": "Asking the assistant",
    "recipe-review.readings.none": "We could not use any line the assistant proposed.",
    "recipe-review.readings.count":
      .plural(
        one: "{count} proposal is next to its line. Use or dismiss it there.",
        other: "{count} proposals are next to their lines. Use or dismiss each one there."),
    "recipe-review.readings.failed.not-allowed":
      "The assistant has no key, or may not get recipe lines. Check Account & Connections.",
    "recipe-review.readings.failed.key": "The service refused the key. Enter another one.",
    "recipe-review.readings.failed.too-often":
      "The assistant was asked too often. Try again in a while.",
    "recipe-review.readings.failed.slow": "The assistant did not answer in time.",
    "recipe-review.readings.failed.offline": "There is no connection to the assistant.",
    "recipe-review.readings.failed.unusable":
      "The assistant's answer could not be used. Everything else still works.",
  ]
}
