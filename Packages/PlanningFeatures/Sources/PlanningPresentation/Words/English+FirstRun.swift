import DesignSystem

extension CopyTable {
  /// The words of the first questions, of the proposed week, and of new servings.
  static let firstRunEnglish: [CopyKey: CopyEntry] = [
    "first-run.limits.title": "Anything you can’t eat?",
    "first-run.limits.body": "Meals that contain it are never planned. You can change this later.",
    "first-run.limit.vegetarian": "Vegetarian",
    "first-run.limit.nuts": "Nuts",
    "first-run.limit.gluten": "Gluten",
    "first-run.limit.dairy": "Dairy",
    "first-run.further": "More Diets and Allergies",
    "first-run.further.hint": "Opens all diets and allergies",
    "first-run.avoided": "Your limits: {limits}",
    "first-run.people.title": "How many people eat with you?",
    "first-run.people.body": """
    Recipes and shopping are for this many. In Settings you can name everyone and say what they \
    can’t eat.
    """,
    "first-run.people.count": .plural(one: "Just you", other: "{count} people"),
    "first-run.person": "Person {number}",
    "first-run.meals.title": "Which meals shall we plan?",
    "first-run.meals.body": "You can add or remove meals at any time.",
    "first-run.meals.missing": "Choose at least one meal",
    "first-run.choosing.title": "Choosing Your Week",
    "first-run.choosing.body": "Seven days of meals that fit everyone.",
    "first-run.choosing.busy": "Choosing meals",
    "first-run.week.title": "Your First Week",
    "first-run.week.body": "Swap what you do not like. Nothing is planned until you say so.",
    "first-run.none.title": "No Week to Propose",
    "first-run.none": "No meals fit your answers. You can start with an empty week.",
    "first-run.next": "Continue",
    "first-run.not-now": "Not Now",
    "first-run.start-empty": "Start Empty",
    "first-run.use": "Use This Week",
    "first-run.used": .plural(one: "{count} meal is planned.", other: "{count} meals are planned."),
    "planner.rescale.offer": .plural(
      one: "Cook the planned meal for {people}?",
      other: "Cook all {count} planned meals for {people}?"),
    "planner.rescaled": .plural(
      one: "{count} meal has new servings.", other: "{count} meals have new servings."),
    "first-run.swap.label": "Swap {title}",
    "first-run.swap.none": "Nothing else fits here.",
    "first-run.changed": "Your limits have changed, so these meals were chosen again.",
  ]
}
