/// One to five stars to give, each a button of its own.
public struct StarRating: Component {
  /// The stable path.
  public var id: ElementID
  /// What is rated.
  public var label: String
  /// How many stars are given, 0 to 5.
  public var stars: Int
  /// What giving one star, two and so on is called, such as "1 star", and does.
  public var choices: [CustomAction]

  /// Makes a rating of as many stars as there are choices; a number beyond is clamped.
  public init(_ id: ElementID, label: String, stars: Int, choices: [CustomAction]) {
    self.id = id
    self.label = label
    self.stars = min(max(0, stars), choices.count)
    self.choices = choices
  }

  /// The node that this value stands for.
  public var element: Element {
    Element(
      id, .stack, layout: LayoutSpec(.wrap, spacing: .s, lineSpacing: .s),
      accessibility: .container(label),
      children: choices.enumerated().map { star($0 + 1, $1) })
  }

  private func star(_ number: Int, _ choice: CustomAction) -> Element {
    IconButton(
      id.child(number), number <= stars ? .star : .starOutline, label: choice.label,
      action: choice.action, isSelected: number == stars
    ).element
  }
}
