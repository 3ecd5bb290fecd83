import DesignSystem
import MealModels
import ScreenParts

/// The whole recipe, as a cover with Close, Share and Save (C-N01).
public struct RecipeDetailScreen: Screen {
  /// The id, `recipe-detail`.
  public let id: ScreenID = "recipe-detail"
  /// `default` or `saved`.
  public var state: StateID
  /// The name of the dish.
  public var title: String
  /// Close, Share and Save.
  var bar: NavigationBar
  /// The picture, from edge to edge.
  var hero: Picture
  /// The name of the dish, 28 points.
  var headline: TextBlock
  /// The gloss in plain words; nil if the name says it.
  var gloss: TextBlock?
  /// Time, difficulty, servings and cuisine.
  var badges: MealBadges
  /// When and for whom the meal is planned; nil if it was not opened from a planned meal.
  var occasion: StatusLine?
  /// The reason why not everyone at the table can eat the meal; nil if they can.
  var warning: StatusLine?
  /// The parts that must be cooked before this recipe; nil for none.
  var needs: StatusLine?
  /// The longer description; nil if there is none.
  public var description: TextBlock?
  /// Where an own recipe is from, and what else it says; nil for a recipe of the catalogue.
  var credits: CreditsSection?
  /// The nutrition of one serving; nil if the reader hides it.
  var nutrition: NutritionSection?
  /// The ingredients.
  var ingredients: RecipeSection
  /// The instructions.
  var instructions: RecipeSection
  /// "Start Cooking".
  var startCooking: ActionButton
  /// The sides that go with the meal; nil for a dish that is eaten alone.
  var sides: SidesSection?
  /// All allergens in the meal, shown to every reader because guests eat too.
  var allergens: AllergenNote
  /// Whether the allergens are shown at the top, because an eater at the table has an allergy.
  var isAllergenNoteFirst: Bool
  /// The eater's own note, and the row that changes it; nil for a side dish.
  var ownNote: OwnNoteSection?
  /// The eater's opinion of the meal; nil for a side dish, which is never suggested alone.
  var opinion: OpinionSection?
  /// The offers of other features; nil for none.
  var offers: ListSection?
  /// A short message.
  var toast: Toast?

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String? { toast?.text ?? warning?.text }

  /// The one emphasised control.
  public var primaryAction: ElementID? { startCooking.id }

  /// Makes the screen from its input.
  public init(_ input: RecipeInput, _ context: PresentationContext) {
    let copy = context.copy
    let recipe = input.meal.recipe
    state = input.isSaved ? "saved" : "default"
    title = recipe.title
    bar = Self.bar(input, copy)
    hero = Picture(
      "recipe.hero", .meal(input.meal, phase: input.imagePhase, photo: input.photo), height: 250,
      radius: nil,
      spoken: copy.pictureLabel(of: input.meal, isLoaded: input.photo != nil))
    headline = TextBlock(
      "recipe.title.text", recipe.title, style: .title, isHeader: true)
    gloss = recipe.gloss.map {
      TextBlock("recipe.gloss", $0, style: .callout, color: .secondaryLabel)
    }
    badges = MealBadges("recipe.badges", of: recipe, servings: input.servings, copy: copy)
    credits = CreditsSection("recipe.credits", of: input.meal, copy)
    nutrition = NutritionSection("recipe.nutrition", of: input.meal, copy)
    occasion = input.occasion.map { StatusLine("recipe.occasion", .information, $0) }
    warning = input.warning.map { StatusLine("recipe.warning", .warning, $0, style: .headline) }
    needs = copy.needs(of: recipe).map { StatusLine("recipe.needs", .information, $0) }
    description = Self.description(of: recipe)
    ingredients = .ingredients(of: input, copy)
    instructions = .instructions(
      of: recipe, servings: input.servings, in: input.system, measured: input.measured, copy)
    startCooking = ActionButton(
      "recipe.startCooking", .primary, copy("recipe.start-cooking"),
      action: ControlAction(RecipeAction.startCooking, recipe.id, motion: .push))
    sides = SidesSection("recipe.sides", of: input, copy)
    isAllergenNoteFirst = input.limits.hasAllergy
    allergens = AllergenNote("recipe.allergens", of: input.meal.facts, copy: copy)
    if isAllergenNoteFirst { allergens.color = .label }
    opinion =
      input.meal.summary.goesWithMeals
      ? nil : OpinionSection("recipe.opinion", of: input.meal, input.opinion, copy: copy)
    ownNote =
      input.meal.summary.goesWithMeals ? nil : OwnNoteSection("recipe.note", of: recipe, copy)
    offers = input.offeredRows.isEmpty ? nil : Self.offers(input.offeredRows, copy)
    toast = input.toast.map { $0.toast("recipe.toast") }
  }

  /// The description of the catalogue, or that of the recipe's own page.
  private static func description(of recipe: Recipe) -> TextBlock? {
    let text =
      recipe.isReviewed
      ? recipe.description
      : recipe.asides.filter { $0.place == .description }.map(\.text).joined(separator: "\n")
    guard !text.isEmpty else { return nil }
    return TextBlock(
      "recipe.description", text, style: .callout, minHeight: recipe.isReviewed ? 60 : 0)
  }

  private static func bar(_ input: RecipeInput, _ copy: Copy) -> NavigationBar {
    let id = input.meal.id
    return NavigationBar("recipe.bar") {
      ActionButton(
        "recipe.close", .text, copy("control.close"), icon: .close,
        hint: copy("control.close.hint"), action: ControlAction(NavigationAction.dismiss))
    } trailing: {
      ActionButton(
        "recipe.share", .text, copy("control.share"),
        action: ControlAction(MealAction.share, id), customActions: input.shareActions)
      SaveControl(id, isSaved: input.isSaved, isAllowed: input.saveDecision.isAllowed, copy: copy)
        .button("recipe.save", .text)
    }
  }

  private static func offers(_ rows: [ListRow], _ copy: Copy) -> ListSection {
    ListSection("recipe.offers", spokenHeader: copy("recipe.more")) { rows }
  }
}
