import DesignSystem
import MealModels
import PlanningPresentation

extension SampleGroceries {
  /// The items below the recipes that need them.
  static let byRecipe: [GroceryListInput.Group] = [
    .init(pasta, pasta, items: [broccoli, parsley, spaghetti]),
    .init(salmon, salmon, items: [lemon]),
  ]

  /// A list as long as that of a week, of rows with which nothing is wrong.
  static let full = with { input in
    let shelves = [
      ("Produce", ["Garlic", "Onions", "Carrots", "Tomatoes", "Spinach", "Potatoes", "Ginger"]),
      ("Pantry", ["Rice", "Pasta", "Spaghetti", "Salt", "Lemonade", "Rolled oats", "Olive oil"]),
      ("Dairy & Eggs", ["Milk", "Eggs", "Ham", "Bagels", "Bread", "Parsley", "Broccoli"]),
    ]
    input.groups = shelves.map { title, foods in
      .init(
        title, title,
        items: foods.enumerated().map { place, name in
          Item(
            GroceryItemID(rawValue: "\(title)-\(place)"), name, count: 2, need: "22 oz",
            packages: "2 × 12 oz", products: [name], recipes: [pasta, salmon, "Chili", "Curry"],
            availability: .inStock, price: Money(hundredths: 166),
            each: Money(hundredths: 83))
        })
    }
  }

  /// A list that belongs to no week.
  static let own = GroceryListInput(
    groups: [
      .init("household", "Household", items: [Item("hand/1", "Paper plates", need: "20")]),
      .init("drinks", "Drinks", items: [Item("hand/2", "Lemonade")]),
    ], store: kroger
  ).changed { ($0.ownName, $0.firstDay) = ("Party", weekStart) }

  /// The sheet of lists in each of its states.
  static func listsSheets(_ copy: Copy) -> [(StateID, GroceryListsInput)] {
    let lists: [GroceryListsInput.List] = [
      .init("own-1", "Hardware shop"), .init("own-2", "Party"),
    ]
    func input(
      _ shown: String = "own-2", _ change: (inout GroceryListsInput) -> Void = { _ in }
    ) -> GroceryListsInput {
      var input = GroceryListsInput(
        firstDay: weekStart, weeks: [weekStart, weekStart + 7], presentWeek: weekStart,
        lists: lists, shown: .init(rawValue: shown))
      change(&input)
      return input
    }
    return [
      ("default", input("week-\(weekStart)")), ("own", input()),
      ("renaming", input { $0.renaming = "own-2" }),
      ("refused", input { $0.error = copy("grocery-lists.no-name") }),
    ]
  }
}

extension GroceryListInput {
  /// The input after a change.
  func changed(_ change: (inout Self) -> Void) -> Self {
    var input = self
    change(&input)
    return input
  }
}
