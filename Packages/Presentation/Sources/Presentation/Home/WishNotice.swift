import DesignSystem
import MealModels
import SuggestionEngine
import SuggestionWords

/// The notice of the relaxed wishes, which offers to relax others (G-08).
struct WishNotice: Component {
  /// The stable path.
  var id: ElementID
  /// The sentence about the wishes that could not be met and those that could.
  var text: String
  /// The name of the group of offers.
  var offersLabel: String
  /// One chip for each further wish that can be relaxed to find meals.
  var offers: [Chip]

  /// Makes the notice; nil if no wish was relaxed.
  init?(_ id: ElementID, _ input: HomeInput, copy: Copy) {
    guard !input.relaxations.isEmpty else { return nil }
    self.id = id
    text = copy.relaxed(
      input.relaxations, possibleRelaxations: input.possibleRelaxations, wishes: input.wishes)
    offersLabel = copy("changes.label")
    let bent = Set(input.relaxations.map(\.change))
    offers = input.possibleRelaxations.filter { !bent.contains($0.change) }.map { offer in
      Chip(
        id.child(offer.change.wish.name), copy.title(of: offer.change), hint: copy("change.hint"),
        action: ControlAction(HomeAction.relax, offer.change.wish, haptic: .selection))
    }
  }

  private var sentence: Stack {
    Stack(id, LayoutSpec(.horizontal, spacing: .s, align: .center, width: .fill)) {
      Glyph(id.child("icon"), .information, style: .footnote, color: .information)
      TextBlock(
        id.child("text"), text, style: .footnote, color: .secondaryLabel, fillsWidth: true)
    }
  }

  private var choices: ChipGroup? {
    guard !offers.isEmpty else { return nil }
    return ChipGroup(id.child("offers"), label: offersLabel, chips: offers)
  }

  /// The tree node of this value: the sentence, and the chips below it.
  var element: Element {
    Stack(id.child("group"), LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      sentence
      choices
    }.element
  }
}

extension Relaxation.Change {
  /// The wish that is relaxed.
  var wish: BentWish {
    switch self {
    case .anyCuisine: .cuisine
    case .moreTime(let minutes, _): .time(minutes: minutes)
    case .anySlot: .slot
    case .anyNutrition: .nutrition
    }
  }
}
