import DesignSystem
import MealModels
import ScreenParts

/// A saved meal with what a long press offers as visible buttons: Share and Remove (C-A05).
public struct FavoriteEditor: Component {
  /// The stable path.
  public var id: ElementID
  /// The name of the dish.
  public var title: TextBlock
  /// Time and difficulty, or that the recipe is gone.
  public var detail: TextBlock
  /// What the meal contains; nil when the recipe is gone.
  public var allergens: AllergenNote?
  /// Share, unless the recipe is gone, and Remove.
  public var buttons: [ActionButton]

  /// Makes the editor of a saved meal.
  public init(_ id: ElementID, _ item: SavedItem, copy: Copy) {
    self.id = id
    let name = ["title": item.title]
    title = TextBlock(id.child("title"), item.title, style: .headline, isHeader: true)
    detail = TextBlock(
      id.child("detail"), Self.detail(item, copy), style: .footnote, color: .secondaryLabel)
    allergens = item.facts.map { AllergenNote(id.child("allergens"), of: $0, copy: copy) }
    let share = ActionButton(
      id.child("share"), .secondary, copy("control.share"), icon: .share,
      label: copy("favorites.share.label", name),
      action: ControlAction(MealAction.share, item.id), horizontalPadding: .s)
    var removal = ControlAction(FavoritesAction.remove, item.id, motion: .cardRemoval)
    removal.announcement = copy("control.saved.done")
    let remove = ActionButton(
      id.child("remove"), .secondary, copy("favorites.remove"), icon: .remove,
      label: copy("favorites.remove.label", name), action: removal, isDestructive: true,
      horizontalPadding: .s)
    buttons = item.isAvailable ? [share, remove] : [remove]
  }

  private static func detail(_ item: SavedItem, _ copy: Copy) -> String {
    guard item.isAvailable else { return copy("favorites.gone") }
    return [
      item.minutes.map { copy.spokenMinutes($0) },
      item.difficulty.map { copy.name(of: $0) },
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// The node that this value stands for.
  public var element: Element {
    Card(id, .favorite, spacing: .s, padding: .all(.cardPadding), minHeight: 0) {
      title
      detail
      allergens
      Stack(
        id.child("buttons"),
        LayoutSpec(
          .horizontal, spacing: .buttonSpacing, width: .fill,
          stacksAtAccessibilitySizes: true)
      ) { buttons }
    }.element
  }
}
