/// One to five stars to give, each a button of its own.
public struct StarRating: Component {
  /// The stable path.
  public var id: ElementID
  /// What is rated.
  public var label: String
  /// How many stars are given, 0 to 5.
  public var stars: Int
  /// What the stars are called, such as "1 star" to "5 stars".
  public var starLabels: [String]
  /// What giving stars does; the number joins its parameters as `stars`.
  public var action: ControlAction

  /// Makes a rating; as many stars as there are labels, a number beyond is clamped.
  public init(
    _ id: ElementID, label: String, stars: Int, starLabels: [String], action: ControlAction
  ) {
    self.id = id
    self.label = label
    self.stars = min(max(0, stars), starLabels.count)
    self.starLabels = starLabels
    self.action = action
  }

  /// The node that this value stands for.
  public var element: Element {
    Element(
      id, .stack, layout: LayoutSpec(.wrap, spacing: .s, lineSpacing: .s),
      accessibility: .container(label),
      children: starLabels.enumerated().map { star($0 + 1, $1) })
  }

  private func star(_ number: Int, _ name: String) -> Element {
    var given = action
    given.parameters.append(ActionParameter("stars", String(number)))
    return IconButton(
      id.child(number), number <= stars ? .star : .starOutline, label: name, action: given,
      isSelected: number == stars
    ).element
  }
}
