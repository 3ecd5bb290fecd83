import DesignSystem
import MealModels
import ScreenParts

/// The recipe of a side dish on the sheet that offers it: its facts, what goes in and what to do.
public struct SideRecipe: Component {
  /// The stable path.
  public var id: ElementID
  /// The name of the side dish.
  public var header: TextBlock
  /// Time, difficulty, servings and cuisine.
  public var badges: MealBadges
  /// What must be cooked before; nil where nothing must.
  public var needs: StatusLine?
  /// What goes in, for as many people as the meal is shown for.
  public var ingredients: RecipeSection
  /// What to do.
  public var instructions: RecipeSection
  /// What it contains that somebody may be allergic to.
  public var allergens: AllergenNote

  /// Makes the recipe of a side dish beside a meal.
  init(_ id: ElementID, of dish: Meal, _ input: RecipeInput, _ copy: Copy) {
    self.id = id
    let recipe = dish.recipe
    header = TextBlock(
      id.child("header"), recipe.title, style: .title3, minHeight: 24, isHeader: true)
    badges = MealBadges(id.child("badges"), of: recipe, servings: input.servings, copy: copy)
    needs = copy.needs(of: recipe).map { StatusLine(id.child("needs"), .information, $0) }
    ingredients = RecipeSection(
      id.child("ingredients"), ingredientsOf: recipe, servings: input.servings, in: input.system,
      measured: input.measured, copy)
    instructions = .instructions(id.child("instructions"), of: recipe, copy)
    allergens = AllergenNote(id.child("allergens"), of: dish.facts, copy: copy)
    allergens.color = .label
  }

  /// The node that this value stands for.
  public var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .l, width: .fill)) {
      header
      badges
      needs
      ingredients
      instructions
      allergens
    }.element
  }
}
