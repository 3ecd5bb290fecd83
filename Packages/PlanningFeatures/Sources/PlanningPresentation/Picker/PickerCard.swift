import DesignSystem
import MealModels
import ScreenParts

/// A recipe of the picker: its picture, its name, its rating, its time, and "Add".
struct PickerCard: Component {
  /// The stable path.
  var id: ElementID
  /// Its picture.
  var image: MealImage
  /// The name of the dish.
  var title: String
  /// "4.8" with a star; nil without ratings.
  var rating: Badge?
  /// "10 ingredients · 35 min · Serves 4", without unknown parts.
  var facts: String
  /// The spoken facts.
  var spokenFacts: String
  /// The limits that it breaks, and for whom.
  var obstacles: [StatusLine]
  /// Asks for servings and time, for everybody or for those whose limits admit it.
  var add: ActionButton
  /// Asks whether to plan it anyway; nil if everybody may eat it, or if `add` asks that.
  var anyway: ActionButton?
  private let open: ControlAction
  private let hint: String

  /// The height of its picture in points.
  private static let imageHeight = 160.0

  /// Makes the card of a recipe.
  init(_ card: RecipePickerInput.Card, _ input: RecipePickerInput, _ copy: Copy) {
    let id = ElementID("recipe-picker.card").child(card.id.rawValue)
    self.id = id
    image = card.image
    title = card.title
    rating = card.rating.map { stars in
      let number = copy.region.number(stars, places: 1)
      return Badge(
        id.child("rating"), .star, number,
        spoken: copy("picker.rating.spoken", ["stars": number]))
    }
    facts = Self.facts(card, copy, minutes: copy.minutes)
    spokenFacts = Self.facts(card, copy, minutes: copy.spokenMinutes)
    obstacles = card.obstacles.enumerated().map { index, line in
      StatusLine(id.child("obstacle").child(index), .warning, line, style: .footnote)
    }
    let ways =
      card.obstacles.isEmpty
      ? [Self.forEverybody(card, id, in: input, copy)] : Self.ways(card, id, copy)
    add = ways[0]
    anyway = ways.dropFirst().first
    open = ControlAction(RecipeAction.open, card.id, motion: .sheet)
    hint = copy("picker.card.hint")
  }

  private static func forEverybody(
    _ card: RecipePickerInput.Card, _ id: ElementID, in input: RecipePickerInput, _ copy: Copy
  ) -> ActionButton {
    let key = input.swapped == nil ? "picker.add" : "picker.swap"
    return ActionButton(
      id.child("add"), .secondary, copy(CopyKey(key)),
      label: copy(CopyKey("\(key).label"), ["title": card.title]),
      action: ControlAction(PickerAction.add, card.id, motion: .sheet))
  }

  /// The ways to plan a recipe that is not for everybody.
  private static func ways(
    _ card: RecipePickerInput.Card, _ id: ElementID, _ copy: Copy
  ) -> [ActionButton] {
    let some = card.admitted.map { names in
      ActionButton(
        id.child("some"), .secondary, copy("picker.add.some", ["names": names]),
        label: copy("picker.add.some.label", ["title": card.title, "names": names]),
        action: ControlAction(PickerAction.addForSome, card.id, motion: .sheet))
    }
    let anyway = ActionButton(
      id.child("anyway"), .text, copy("picker.add.anyway"),
      label: copy("picker.add.anyway.label", ["title": card.title]),
      hint: copy("picker.add.anyway.hint"),
      action: ControlAction(PickerAction.addAnyway, card.id, motion: .sheet))
    return [some, anyway].compactMap(\.self)
  }

  private static func facts(
    _ card: RecipePickerInput.Card, _ copy: Copy, minutes: (Int) -> String
  ) -> String {
    [
      card.ingredientCount.map { copy("picker.ingredients", count: $0) },
      card.minutes.map(minutes),
      card.servings.map { copy("picker.serves", ["count": copy.region.number(Double($0))]) },
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// The tree node of this value.
  var element: Element {
    Card(id, .favorite, spacing: .none) {
      face
      Stack(
        id.child("acts"),
        LayoutSpec(
          .vertical, spacing: .s,
          padding: EdgeSpacing(top: .s, leading: .m, bottom: .m, trailing: .m), width: .fill)
      ) {
        obstacles
        Stack(id.child("ways"), LayoutSpec(.vertical, spacing: .mPlus, width: .fill)) {
          add
          anyway
        }
      }
    }.element
  }

  /// The part of the card that opens the recipe.
  private var face: Stack {
    Stack(
      id.child("meal"),
      LayoutSpec(.vertical, spacing: .componentSpacing, width: .fill),
      surface: Surface(radius: .medium),
      accessibility: Accessibility(
        title,
        value: [rating?.spoken, spokenFacts].compactMap(\.self).filter { !$0.isEmpty }
          .joined(separator: ", "),
        hint: hint, traits: .button),
      action: open
    ) {
      Picture(id.child("image"), image, height: Self.imageHeight, radius: nil)
      Stack(
        id.child("text"),
        LayoutSpec(.vertical, spacing: .s, padding: .horizontal(.m), width: .fill)
      ) {
        Stack(
          id.child("name"),
          LayoutSpec(
            .horizontal, spacing: .s, lineSpacing: .s, align: .leading, width: .fill,
            stacksAtAccessibilitySizes: true)
        ) {
          TextBlock(id.child("title"), title, style: .headline, fillsWidth: true)
          rating
        }
        if !facts.isEmpty {
          TextBlock(
            id.child("facts"), facts, style: .subheadline, color: .secondaryLabel,
            fillsWidth: true)
        }
      }
    }
  }
}
