import DesignSystem
import MealModels

/// The facts of a meal as pills: time, difficulty, servings where they matter, cuisine.
public struct MealBadges: Component {
  /// The stable path.
  public var id: ElementID
  /// The pills in order.
  public var badges: [Badge]

  /// Makes the pills of a meal; with servings there are four (W-REC-07), else three (W-HOME-17), and
  /// none for a time that nobody said.
  public init(_ id: ElementID, of recipe: Recipe, servings: Int? = nil, copy: Copy) {
    self.id = id
    let time = recipe.times.statedMinutes.map {
      Badge(
        id.child("time"), .time, copy("meal.minutes", count: $0), spoken: copy.spokenMinutes($0))
    }
    let difficulty = copy.name(of: recipe.difficulty)
    let cuisine = copy.name(of: recipe.cuisine)
    let people = servings.map {
      Badge(id.child("servings"), .servings, copy("meal.servings", count: $0))
    }
    badges = [
      time,
      Badge(
        id.child("difficulty"), .difficulty, difficulty,
        spoken: copy("meal.difficulty.spoken", ["difficulty": difficulty])),
      people,
      Badge(
        id.child("cuisine"), .cuisine, cuisine,
        spoken: copy("meal.cuisine.spoken", ["cuisine": cuisine])),
    ].compactMap(\.self)
  }

  /// The node that this value stands for: 24 points tall, in more lines if it takes them (G-02).
  public var element: Element {
    Stack(
      id,
      LayoutSpec(
        .wrap, spacing: .componentSpacing, lineSpacing: .s, align: .center, width: .fill,
        minHeight: 24, stacksAtAccessibilitySizes: true)
    ) { badges }.element
  }
}
