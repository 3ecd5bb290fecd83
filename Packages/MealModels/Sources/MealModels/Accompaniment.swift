/// One thing that goes with a dish, such as rice: a side dish, or another one in its place.
public struct Accompaniment: Hashable, Sendable {
  /// The side dishes of which one goes with it, the usual one first; at least one.
  public var choices: [MealID]

  /// Makes an accompaniment.
  public init(_ choices: [MealID]) {
    self.choices = choices
  }
}
