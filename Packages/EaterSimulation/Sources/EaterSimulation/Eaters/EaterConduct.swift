/// How eaters deal with the app, apart from what they like.
public enum EaterConduct: String, CaseIterable, Sendable {
  /// As they mean it.
  case usual
  /// One sign in ten says the opposite: taken by mistake, skipped for lack of an ingredient.
  case mistaken
  /// They never ask again, rate, save or object: what they are shown is eaten, and its recipe opened
  /// when they like it.
  case silent

  /// The share of signs that say the opposite.
  var slips: Double { self == .mistaken ? 0.1 : 0 }
}
