import DesignSystem
import MealModels

/// The facts about a meal as pills: time, difficulty, servings if they matter, cuisine.
public struct MealBadges: Component {
  /// The stable path.
  public var id: ElementID
  /// The pills in order.
  public var badges: [Badge]

  /// Makes the pills of a meal.
  ///
  /// There are four with servings (W-REC-07), else three (W-HOME-17). An unstated time has no pill,
  /// and neither has what an own recipe does not say: its difficulty, and often its cuisine.
  public init(_ id: ElementID, of recipe: Recipe, servings: Int? = nil, copy: Copy) {
    self.id = id
    let time = recipe.times.statedMinutes.map {
      Badge(
        id.child("time"), .time, copy.minutes($0), spoken: copy.spokenMinutes($0))
    }
    let difficulty = copy.name(of: recipe.difficulty)
    let cuisine = copy.name(of: recipe.cuisine)
    let people = servings.map {
      Badge(id.child("servings"), .servings, copy.servings($0, of: recipe))
    }
    let effort = Badge(
      id.child("difficulty"), .difficulty, difficulty,
      spoken: copy("meal.difficulty.spoken", ["difficulty": difficulty]))
    let kitchen = Badge(
      id.child("cuisine"), .cuisine, cuisine,
      spoken: copy("meal.cuisine.spoken", ["cuisine": cuisine]))
    badges = [
      time, recipe.credits == nil ? effort : nil, people,
      recipe.credits?.statesCuisine == false ? nil : kitchen,
    ].compactMap(\.self)
  }

  /// The tree node of this value: 24 points tall, on several lines if needed (G-02).
  public var element: Element {
    Stack(
      id,
      LayoutSpec(
        .wrap, spacing: .componentSpacing, lineSpacing: .s, align: .center, width: .fill,
        minHeight: 24, stacksAtAccessibilitySizes: true)
    ) { badges }.element
  }
}
