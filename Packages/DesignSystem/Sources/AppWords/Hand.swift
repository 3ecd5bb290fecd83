/// The way in which a person uses controls.
///
/// A text about controls must name that way. A text that is not about tapping has a separate key in
/// the tables, such as `home.empty.body.presses`.
public enum Hand: String, CaseIterable, Sendable {
  /// The person taps a screen or clicks.
  case taps
  /// The person presses keys.
  case presses
}

extension CopyKey {
  /// The key of the text for a way of using controls other than tapping.
  func spoken(to hand: Hand) -> CopyKey { CopyKey("\(rawValue).\(hand.rawValue)") }
}
