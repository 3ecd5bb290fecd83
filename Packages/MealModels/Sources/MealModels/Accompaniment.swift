/// An accompaniment of a dish, such as rice: a side dish that another side dish may replace.
public struct Accompaniment: Hashable, Sendable {
  /// The side dishes to choose from, the usual one first; there is at least one.
  public var choices: [MealID]

  /// Makes an accompaniment.
  public init(_ choices: [MealID]) {
    self.choices = choices
  }
}
