import DesignSystem
import MealModels
import ScreenParts

/// A saved meal in the grid, 200 points tall: 140 for the picture, 20 for the title, 16 for
/// metadata (C-L12).
struct FavoriteCard: Component {
  /// The stable path.
  var id: ElementID
  /// The picture, cropped from a square.
  var image: MealImage
  /// The description of the picture.
  var imageLabel: String
  /// The name of the dish, with its gloss, on one line.
  var title: String
  /// Time and difficulty, if they are known (W-FAV-08).
  var badges: [Badge]
  /// The VoiceOver label and actions: remove, share and the actions of other features (C-A05).
  var accessibility: Accessibility
  /// Opens the recipe; nil if the recipe no longer exists.
  var action: ControlAction?

  /// Makes the card of a saved meal.
  init(_ id: ElementID, _ item: SavedItem, mealActions: [CustomAction] = [], copy: Copy) {
    self.id = id
    image = item.image
    imageLabel = copy.pictureLabel(
      item.imageDescription, title: item.title, isPhoto: image.isPhoto)
    title = copy.title(item.title, gloss: item.gloss)
    badges = Self.badges(id, item, copy)
    let meal = item.id
    var offered = [
      CustomAction(copy("control.saved.label"), Self.removal(of: item.id, copy))
    ]
    if item.isAvailable {
      offered.append(CustomAction(copy("control.share"), ControlAction(MealAction.share, meal)))
      offered += mealActions
    }
    accessibility = Accessibility(
      copy.spokenTitle(item.title, gloss: item.gloss),
      value: item.isAvailable ? Self.value(of: item, badges, copy) : copy("favorites.gone"),
      hint: item.isAvailable ? copy("home.see-recipe.hint") : "",
      traits: item.isAvailable ? .button : [], customActions: offered)
    action = item.isAvailable ? ControlAction(RecipeAction.open, meal, motion: .sheet) : nil
  }

  private static func value(of item: SavedItem, _ badges: [Badge], _ copy: Copy) -> String {
    let value = badges.map(\.spoken).joined(separator: ", ")
    guard let facts = item.facts else { return value }
    return copy("meal.value.allergens", ["value": value, "allergens": copy.allergens(of: facts)])
  }

  private static func removal(of meal: MealID, _ copy: Copy) -> ControlAction {
    ControlAction(
      FavoritesAction.remove, meal, motion: .cardRemoval,
      announcement: copy("control.saved.done"))
  }

  private static func badges(_ id: ElementID, _ item: SavedItem, _ copy: Copy) -> [Badge] {
    let time = item.minutes.map {
      Badge(
        id.child("time"), .time, copy.minutes($0),
        spoken: copy.spokenMinutes($0), style: .plain)
    }
    let difficulty = item.difficulty.map { level in
      Badge(
        id.child("difficulty"), .difficulty, copy.name(of: level),
        spoken: copy("meal.difficulty.spoken", ["difficulty": copy.name(of: level)]),
        style: .plain)
    }
    return [time, difficulty].compactMap(\.self)
  }

  /// The tree node of this value.
  var element: Element {
    Card(id, .favorite, spacing: .none, accessibility: accessibility, action: action) {
      Picture(id.child("image"), image, height: 140, radius: nil, spoken: imageLabel)
      Stack(
        id.child("text"),
        LayoutSpec(
          padding: EdgeSpacing(top: .s, leading: .s, bottom: .sPlus, trailing: .s),
          width: .fill)
      ) {
        TextBlock(
          id.child("title"), title, style: .subheadline, lineLimit: 1, minHeight: 20)
        Stack(id.child("meta.slot"), LayoutSpec(justify: .end, width: .fill, minHeight: 20)) {
          Stack(
            id.child("meta"),
            LayoutSpec(
              .wrap, spacing: .s, align: .center, width: .fill, minHeight: 16,
              stacksAtAccessibilitySizes: true)
          ) { badges }
        }
      }
    }.element
  }
}
