/// A rating of one to five stars, each of which is a separate button.
public struct StarRating: Component {
  /// The stable path.
  public var id: ElementID
  /// The label of the rated item.
  public var label: String
  /// The number of given stars, 0 to 5.
  public var stars: Int
  /// The names and actions for each number of stars, such as "1 star".
  public var choices: [CustomAction]

  /// Makes a rating with as many stars as there are choices; a larger number is clamped.
  public init(_ id: ElementID, label: String, stars: Int, choices: [CustomAction]) {
    self.id = id
    self.label = label
    self.stars = min(max(0, stars), choices.count)
    self.choices = choices
  }

  /// The tree node of this value.
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
