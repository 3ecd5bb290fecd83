import DesignSystem
import MealModels
import MealPictures
import ScreenParts

/// The top of the stove: what is cooked, as a small picture and by name, and which step it is.
public struct CookingHeader: Component {
  /// The stable path.
  public var id: ElementID
  /// The plate, small.
  public var picture: Picture
  /// The name of the dish.
  public var name: TextBlock
  /// Which step of how many.
  public var progress: TextBlock

  /// Makes the top of a step.
  init(_ id: ElementID, _ input: CookingInput, step: Int, of count: Int, copy: Copy) {
    self.id = id
    let recipe = input.meal.recipe
    picture = Picture(
      id.child("picture"), .meal(input.meal, phase: input.imagePhase, photo: input.photo),
      height: Self.height,
      spoken: copy.pictureLabel(recipe.picture.description, title: recipe.title))
    name = TextBlock(
      "cooking.name", recipe.title, style: .headline, isHeader: true, fillsWidth: true)
    progress = TextBlock(
      "cooking.progress",
      copy("cooking.progress", ["step": String(step + 1), "count": String(count)]),
      style: .subheadline, color: .secondaryLabel, isHeader: true)
  }

  /// How large the picture is, in points.
  private static let (width, height) = (96.0, 54.0)

  /// The node that this value stands for.
  public var element: Element {
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
