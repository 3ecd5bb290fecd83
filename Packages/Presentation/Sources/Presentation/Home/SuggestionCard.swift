import DesignSystem
import MealModels
import MealPictures
import ScreenParts

/// The suggested meal: picture, title, badges and description, and below them the reasons for it.
///
/// VoiceOver reads picture, title, badges and description as one element (C-A02).
struct SuggestionCard: Component {
  /// The stable path.
  var id: ElementID
  /// The picture, from edge to edge (C-L04).
  var image: MealImage
  /// The name of the dish, with its gloss if the name does not say it.
  var title: String
  /// Time, difficulty and cuisine.
  var badges: MealBadges
  /// The description, in one sentence.
  var description: String
  /// Accepted traces, and a reminder to check the label; nil if no eater has an allergy.
  var allergens: AllergenNote?
  /// The reasons for the suggestion; opens the explanation.
  var why: WhyLine
  /// The VoiceOver label and actions.
  var accessibility: Accessibility
  /// Opens the recipe; nil while another suggestion is loading.
  var action: ControlAction?
  /// The motion with which the card appears or disappears.
  var motion: Motion?

  /// Makes the card of a meal.
  ///
  /// - Parameters:
  ///   - limits: the limits of the people at the table.
  ///   - reasons: the reasons for the meal, on one line; empty for none.
  ///   - mealActions: the further actions on the meal.
  init(
    _ id: ElementID, _ meal: Meal, isUsable: Bool = true, motion: Motion? = nil,
    imagePhase: MealImage.Phase = .loaded, photo: PhotoAsset? = nil, limits: EaterLimits = .none,
    reasons: String = "",
    mealActions: [CustomAction] = [], copy: Copy
  ) {
    self.id = id
    let recipe = meal.recipe
    let explain = OpinionControls(meal.id, MealOpinion(), copy: copy).customAction(.why)
    image = .meal(meal, phase: imagePhase, photo: photo)
    title = copy.title(recipe.title, gloss: recipe.gloss)
    badges = MealBadges(id.child("badges"), of: recipe, copy: copy)
    description = recipe.summary
    allergens = AllergenNote(id.child("allergens"), of: meal.facts, for: limits, copy: copy)
    allergens?.color = .label
    why = WhyLine(
      id.child("why"), reasons: reasons, explain, isUsable: isUsable, copy: copy)
    accessibility = Accessibility(
      copy(
        "home.card.label", ["title": copy.spokenTitle(recipe.title, gloss: recipe.gloss)]),
      value: Self.value(of: meal, copy),
      hint: isUsable ? copy("home.card.hint") : "", traits: isUsable ? .button : .disabled,
      customActions: isUsable
        ? [explain] + mealActions.filter { $0.action != explain.action } : [])
    action = isUsable ? ControlAction(RecipeAction.open, meal.id, motion: .sheet) : nil
    self.motion = motion
  }

  /// VoiceOver reads all its allergens to every user; the card shows them only for an allergy.
  private static func value(of meal: Meal, _ copy: Copy) -> String {
    let difficulty = ["difficulty": copy.name(of: meal.recipe.difficulty)]
    let value =
      meal.recipe.times.statedMinutes.map { copy("home.card.value", difficulty, count: $0) }
      ?? copy("home.card.value.untimed", difficulty)
    return copy(
      "meal.value.allergens",
      [
        "value": value, "allergens": copy.allergens(of: meal.facts),
      ])
  }

  /// The tree node of this value; at least the nominal 400 points tall (C-L05).
  ///
  /// 12 points below the picture, 8 between the texts, 16 at the edges (C-L04, C-L08). The space
  /// below the texts belongs to the line of reasons.
  var element: Element {
    Card(id, .suggestion, spacing: .none, minHeight: 400, motion: motion) {
      face
      Gap(id.child("gap"), .s)
      Separator(id.child("separator"))
      why
    }.element
  }

  /// The part of the card that opens the recipe.
  private var face: Stack {
    Stack(
      id.child("meal"),
      LayoutSpec(.vertical, spacing: .componentSpacing, width: .fill, height: .fill),
      surface: Surface(radius: .large), accessibility: accessibility, action: action
    ) {
      Picture(id.child("image"), image, height: 200, radius: nil)
      Stack(
        id.child("text"),
        LayoutSpec(spacing: .s, padding: .horizontal(.cardPadding), width: .fill)
      ) {
        TextBlock(id.child("title"), title, style: .title2, lineLimit: 2, minHeight: 28)
        badges
        TextBlock(
          id.child("description"), description, style: .callout, color: .secondaryLabel,
          lineLimit: 2, minHeight: 40)
        allergens
      }
    }
  }
}
