import DesignSystem
import MealModels
import ScreenParts

/// A recipe in a list: its thumbnail, its name, for whom it is not, its time, and its unknown names.
struct RecipeBookRow: Component {
  private let id: ElementID
  private let image: MealImage
  private let row: SwipeRow
  private let badge: StatusBadge?

  /// The thumbnail is square.
  private static let side = 60.0

  init(_ entry: MyRecipesInput.Entry, isAllowed: Bool, _ copy: Copy) {
    id = ElementID("my-recipes.recipe").child(entry.id.rawValue)
    image = entry.image
    row = SwipeRow(
      ListRow(
        id, entry.title, subtitle: Self.facts(entry, copy),
        hint: copy("my-recipes.recipe.hint"),
        action: ControlAction(RecipeAction.open, entry.id, motion: .sheet)),
      items: Self.items(entry, isAllowed: isAllowed, copy),
      moreLabel: copy("my-recipes.more", ["title": entry.title]),
      more: ControlAction(RecipeBookAction.menu, entry.id))
    badge =
      entry.openCount > 0
      ? StatusBadge(
        id.child("open"), .scarce, copy("my-recipes.open", count: entry.openCount),
        spoken: copy("my-recipes.open.spoken", ["title": entry.title], count: entry.openCount))
      : nil
  }

  /// For whom it is not, the time and the stars, as far as they are known.
  private static func facts(_ entry: MyRecipesInput.Entry, _ copy: Copy) -> String? {
    let facts = [
      entry.notFor.isEmpty ? nil : copy.mark(onRecipeNotFor: entry.notFor),
      entry.minutes.map { copy.minutes($0) },
      entry.stars.map { copy("my-recipes.stars", count: $0) },
    ].compactMap(\.self)
    return facts.isEmpty ? nil : facts.joined(separator: " · ")
  }

  /// The actions of a swipe; removing a recipe is always offered.
  static func items(
    _ entry: MyRecipesInput.Entry, isAllowed: Bool, _ copy: Copy
  ) -> [MenuItem] {
    let edit = MenuItem(
      "edit", copy("my-recipes.edit"), icon: .edit,
      action: ControlAction(RecipeBookAction.edit, entry.id, motion: .push))
    let remove = MenuItem(
      "remove", copy("my-recipes.remove"), icon: .trash, isDestructive: true,
      action: ControlAction(RecipeBookAction.remove, entry.id))
    return isAllowed ? [edit, remove] : [remove]
  }

  /// The tree node of this value.
  var element: Element {
    Stack(
      id.child("line"),
      LayoutSpec(
        .horizontal, padding: EdgeSpacing(horizontal: .m, vertical: .s), align: .center,
        width: .fill, stacksAtAccessibilitySizes: true)
    ) {
      thumbnail
      Stack(id.child("words"), LayoutSpec(.vertical, width: .fill)) {
        row
        badge.map { badge in
          Stack(
            id.child("badge"),
            LayoutSpec(.horizontal, padding: .horizontal(.m), width: .fill),
            surface: Surface(fill: .systemBackground, elevation: .elevated)
          ) { badge }
        }
      }
    }.element
  }

  private var thumbnail: Stack {
    Stack(id.child("thumbnail"), LayoutSpec(.vertical, width: .fixed(Self.side))) {
      Picture(id.child("image"), image, height: Self.side)
    }
  }
}
