import DesignSystem

extension CopyTable {
  /// The words of sorting and filtering the user's own recipes.
  static let recipeChoiceEnglish: [CopyKey: CopyEntry] = [
    "recipe-choice.title": "Sort and Filter",
    "recipe-choice.filters": .plural(one: "{count} filter", other: "{count} filters"),
    "recipe-choice.order": "Sort by",
    "recipe-choice.order.name": "Name",
    "recipe-choice.order.newest": "Newest",
    "recipe-choice.order.stars": "Stars",
    "recipe-choice.order.time": "Time",
    "recipe-choice.order.cooked": "Last cooked",
    "recipe-choice.any": "Any",
    "recipe-choice.minutes": "Ready in",
    "recipe-choice.minutes.most": "At most {time}",
    "recipe-choice.minutes.any": "Any time",
    "recipe-choice.stars": "Your stars",
    "recipe-choice.stars.least": "{stars} or more",
    "recipe-choice.stars.any": "Any number of stars",
    "recipe-choice.tag": "Tag",
    "recipe-choice.tag.any": "Any tag",
    "recipe-choice.never": "Never cooked",
    "recipe-choice.show": .plural(one: "Show {count} Recipe", other: "Show {count} Recipes"),
    "recipe-choice.clear": "Clear Filters",
    "recipe-choice.none": "No recipe matches your filters.",
  ]
}
