import DesignSystem
import MealModels
import MealPictures
import ScreenParts

/// The header of the cooking screen: the dish with a small picture and its name, and the number of
/// the step.
struct CookingHeader: Component {
  /// The stable path.
  var id: ElementID
  /// The plate, small.
  var picture: Picture
  /// The name of the dish.
  var name: TextBlock
  /// The number of the step and of all steps.
  var progress: TextBlock

  /// Makes the header of a step.
  init(_ id: ElementID, _ input: CookingInput, step: Int, of count: Int, copy: Copy) {
    self.id = id
    let recipe = input.meal.recipe
    picture = Picture(
      id.child("picture"), .meal(input.meal, phase: input.imagePhase, photo: input.photo),
      height: Self.height,
      spoken: copy.pictureLabel(of: input.meal, isLoaded: input.photo != nil))
    name = TextBlock(
      "cooking.name", recipe.title, style: .headline, isHeader: true, fillsWidth: true)
    progress = TextBlock(
      "cooking.progress",
      copy("cooking.progress", ["step": String(step + 1), "count": String(count)]),
      style: .subheadline, color: .secondaryLabel, isHeader: true)
  }

  /// The size of the picture, in points.
  private static let (width, height) = (96.0, 54.0)

  /// The tree node of this value.
  var element: Element {
    Stack(
      id,
      LayoutSpec(
        .horizontal, spacing: .m, align: .center, width: .fill, stacksAtAccessibilitySizes: true)
    ) {
      Stack(id.child("frame"), LayoutSpec(.vertical, width: .fixed(Self.width))) { picture }
      Stack(id.child("words"), LayoutSpec(.vertical, spacing: .s, width: .fill)) {
        name
        progress
      }
    }.element
  }
}
