import DesignSystem
import MealModels
import MealPictures
import ScreenParts

/// The suggested meal: picture, title, badges, description, read as one element (C-A02), and below
/// them why it is suggested.
public struct SuggestionCard: Component {
  /// The stable path.
  public var id: ElementID
  /// The picture, from edge to edge (C-L04).
  public var image: MealImage
  /// The name of the dish, with what it is where the name does not say so.
  public var title: String
  /// Time, difficulty and cuisine.
  public var badges: MealBadges
  /// One sentence.
  public var description: String
  /// Traces that were accepted, and to check the label; nil where nobody has an allergy.
  public var allergens: AllergenNote?
  /// Why it is suggested; opens the explanation.
  public var why: WhyLine
  /// What VoiceOver reads and offers.
  public var accessibility: Accessibility
  /// Opens the recipe; nil while another suggestion is on its way.
  public var action: ControlAction?
  /// How it comes or goes.
  public var motion: Motion?

  /// Makes the card of a meal.
  ///
  /// - Parameters:
  ///   - limits: what people at the table must not eat.
  ///   - reasons: why it is suggested, on one line; empty when nothing is to be said.
  ///   - mealActions: what else is offered to do with it.
  public init(
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

  /// Everybody hears all that it contains; what stands on the card is for those with an allergy.
  private static func value(of meal: Meal, _ copy: Copy) -> String {
    let difficulty = ["difficulty": copy.name(of: meal.recipe.difficulty)]
    let value =
      meal.recipe.times.statedMinutes.map { copy("home.card.value", difficulty, count: $0) }
      ?? copy("home.card.value.untimed", difficulty)
    return copy(
      "meal.value.allergens", ["value": value, "allergens": copy.allergens(of: meal.facts)])
  }

  /// The node that this value stands for; at least the nominal 400 points tall (C-L05).
  ///
  /// 12 points below the picture, 8 between the texts, 16 at the edges (C-L04, C-L08). The room
  /// below the texts is that of the line that says why.
  public var element: Element {
    Card(id, .suggestion, spacing: .none, minHeight: 400, motion: motion) {
      face
      Gap(id.child("gap"), .s)
      Separator(id.child("separator"))
      why
    }.element
  }

  /// All of the card that opens the recipe.
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
