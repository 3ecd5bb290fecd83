/// What a hand does to use a control, which words that speak of it must match.
///
/// A text that differs is in the tables under its own key, `home.empty.body.presses`, beside the one
/// of a hand that taps.
public enum Hand: String, CaseIterable, Sendable {
  /// It taps a screen, or clicks.
  case taps
  /// It presses keys.
  case presses
}

extension CopyKey {
  /// The key of the text for another hand than one that taps.
  func spoken(to hand: Hand) -> CopyKey { CopyKey("\(rawValue).\(hand.rawValue)") }
}
