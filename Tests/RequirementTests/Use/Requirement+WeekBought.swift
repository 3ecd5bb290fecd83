import Testing

extension Requirement {
  /// U-WEEK: what is bought, what it costs, and what is ordered.
  static let weekBought = weekAmounts + weekSums + weekOrders + weekRows

  private static let weekAmounts = [
    Requirement(
      "U-WEEK-02", "as many and as large cans are bought as the recipe says, drained ones drained",
      .provedBy(
        "ContainerTests",
        "half the tomatoes are never bought, and no can too many",
        "the size of a can counts, and of beans what is eaten",
        "a size that is left open is read by what usual cans hold")),
    Requirement(
      "U-WEEK-03", "no amount is rounded up before a package is chosen, and what is left is true",
      .provedBy(
        "ContainerTests",
        "a cup of cabbage is no head before a package is chosen",
        "pieces of what is large are no whole ones",
        "nothing is left of the cans that a recipe counts",
        "a rest is rounded down, and a tiny rest is left out"),
      .provedBy(
        "GroceryListTests", "A row says the cups that a recipe needs, and no whole head instead"),
      .provedBy("EnoughTests", "enough is bought for every meal, and no package too many")),
    Requirement(
      "U-WEEK-07", "what is needed since it was ticked is open again, as much as is missing",
      .provedBy(
        "GroceryListTests", "A ticked item is open again when a new meal needs more of it"),
      .provedBy(
        "MissingTests", "a later need adds the missing amount to a ticked item, in any unit"),
      .provedBy(
        "OwnListTests", "A tick without an amount covers nothing that is needed later"),
      .provedBy(
        "GroceryOrderTests",
        "after an order, the list has only the amount that the plan still needs")),
    Requirement(
      "U-WEEK-20", "the list, the recipe and its steps are in the units of the setting",
      .provedBy(
        "ShopperTextTests",
        "An amount is in the units of the setting, and can be bought or measured",
        "No amount is written in the other system's units, nor in eighths"),
      .provedBy(
        "RecipeDetailScreenTests", "in metric units what is known to weigh is weighed",
        "the list is for as many people as asked, in the units asked for",
        "its steps name heat in the units of the setting"),
      .provedBy(
        "HeatTests", "with metric units, degrees Fahrenheit become Celsius",
        "with US units, degrees Celsius become Fahrenheit",
        "of a temperature in both scales one is shown, as it is written",
        "what is no temperature, a difference, or said both ways nearby stays")),
  ]

  private static let weekSums = [
    Requirement(
      "U-WEEK-04", "list and cart have one total, also where two packages meet one need",
      .provedBy(
        "TotalTests", "list and cart have one total, also where two packages meet one need"),
      .provedBy(
        "ProductKindTests",
        "the total of any list is the total of its cart, and the sum of its items"),
      .provedBy("GroceryOrderTests", "list, cart, and week agree to the cent")),
    Requirement(
      "U-WEEK-05",
      "a budget counts: planner, list and cart say what is over and what would save, a started jar"
        + " counts by what is used, and what is at home is not bought",
      .provedBy(
        "PlannerSheetsTests",
        "Over budget, the planner says by how much, and each swap that saves is one tap"),
      .provedBy(
        "BudgetedFillTests",
        "A budget makes the list cheaper without fewer dishes",
        "What is used up costs no more than what is paid, and nothing unknown is zero",
        "Each change that is proposed saves what it says, and keeps the limits"),
      .provedBy(
        "TotalTests", "list and cart have one total, also where two packages meet one need"),
      .provedBy(
        "GroceryListTests",
        "What is at home leaves the list for the pantry, and undo brings it back",
        "Salt, spices and oil are apart until somebody wants them bought"),
      .provedBy(
        "KitchenTests", "food at home is added, counted, removed, and brought back",
        "what is always at home is taken off the list, and comes back")),
  ]

  private static let weekOrders = [
    Requirement(
      "U-WEEK-06", "handing a cart over ticks nothing; who comes back is asked, and can undo it",
      .provedBy(
        "CartTests",
        "handing it over leaves for the store once, and ticks nothing",
        "confirming an order ticks its items and stocks the pantry, and undo reverts both",
        "declining an order changes neither the list nor the cart"),
      .shows("Did you order it?", "Nothing is ticked off", on: "cart.asking")),
    Requirement(
      "U-WEEK-11", "list and cart say of which week they are, and no other week is ordered",
      .provedBy(
        "CartWeekTests",
        "the cart of another week cannot be ordered, and says which week it is of",
        "it names its week and store, and lists each item with its packages"),
      .provedBy("GroceryRowTests", "The list says its week"),
      .provedBy("GroceryListTests", "it follows the week that the planner shows")),
    Requirement(
      "U-WEEK-26", "the cart lists what is in it, and names what the store does not have",
      .provedBy(
        "CartWeekTests",
        "it names its week and store, and lists each item with its packages",
        "its items are in the order of the aisles, as on the list",
        "what the shop does not sell is named, with the name of the shop",
        "it is not called empty as long as the shop has not answered")),
  ]

  private static let weekRows = [
    Requirement(
      "U-WEEK-18", "a row says food first, then packages, then what for, in few lines",
      .provedBy(
        "GroceryRowTests",
        "A row names the food once, then what to buy, then what for",
        "A phone shows nine rows of one height, and the total and the filters stay in view",
        "Many recipes are counted instead of named", "Ticked items are below a line that hides them"
      )),
    Requirement(
      "U-WEEK-19", "a replacement is marked and can be refused; another product can be chosen",
      .provedBy(
        "ProductKindTests",
        "a replacement is marked, and refusing it leaves a gap",
        "the wanted kind is bought though another one costs less",
        "a special version is bought only if there is no plain one, or an eater has limits",
        "fewer packages than needed say what is short, and more say what is left"),
      .provedBy(
        "ChoosingTests",
        "another product is bought, and the app can choose again",
        "packages are counted up and down, never below one, and the cart has that number")),
    Requirement(
      "U-WEEK-25", "filters and total stay in view, and narrow what is shown and what it costs",
      .provedBy(
        "GroceryRowTests",
        "A phone shows nine rows of one height, and the total and the filters stay in view"),
      .provedBy(
        "GroceryListTests",
        "a chosen recipe narrows the list and the total, and says so"),
      .provedBy(
        "PriceTests",
        "a store that does not answer leaves the list with the prices of before, and says so once")),
  ]
}
