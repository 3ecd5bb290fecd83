/// A part of a shop with one kind of goods.
///
/// The cases are in the order in which people walk through most shops, and so are sorted aisles.
public enum Aisle: String, CaseIterable, Hashable, Comparable, Sendable, Codable {
  /// Fresh fruit, vegetables, herbs and tofu.
  case produce
  /// Bread, rolls, cakes and pastries.
  case bakery
  /// Sliced meats, dips, salads and meals from the counter.
  case deli
  /// Fresh meat, poultry, bacon and sausages.
  case meat
  /// Fresh fish and shellfish.
  case seafood
  /// Milk, cheese, yogurt, butter, eggs, and plant drinks.
  case dairyEggs = "dairy-eggs"
  /// Everything from the freezer.
  case frozen
  /// Pasta, rice, grains, dried beans and boxed sides.
  case pastaGrains = "pasta-grains"
  /// Tins, jars of vegetables and beans, soup and stock.
  case canned
  /// Flour, sugar, baking mixes and decorations.
  case baking
  /// Salt, spices, dried herbs and seasonings.
  case spices
  /// Sauces, dressings, pickles and condiments.
  case saucesCondiments = "sauces-condiments"
  /// Oils, vinegars and cooking fats.
  case oilsVinegars = "oils-vinegars"
  /// Cereals, oats and muesli.
  case breakfast
  /// Jam, honey, syrup, and butters of nuts and seeds.
  case spreads
  /// Foods that shops sort by cuisine: taco shells, seaweed, rice paper.
  case international
  /// Nuts, seeds and dried fruit.
  case nutsDriedFruit = "nuts-dried-fruit"
  /// Crisps, crackers, cookies and bars.
  case snacks
  /// Chocolate, candy and gum.
  case sweets
  /// Water, juice and soft drinks.
  case drinks
  /// Coffee, tea and cocoa.
  case coffeeTea = "coffee-tea"
  /// Beer, wine and spirits.
  case alcohol
  /// Diapers, and food and care for babies.
  case baby
  /// Medicine, vitamins, first aid and protein powders.
  case health
  /// Paper, cleaning, batteries, flowers and everything else for the house.
  case household
  /// Soap, shampoo, teeth, skin and shaving.
  case personalCare = "personal-care"
  /// Food and care for animals.
  case pets
  /// Items that belong to no aisle or could not be read.
  case other

  /// The department that the aisle belongs to.
  public var department: Department {
    switch self {
    case .produce: .produce
    case .bakery: .bakery
    case .deli: .deli
    case .meat, .seafood: .meatSeafood
    case .dairyEggs: .dairyEggs
    case .frozen: .frozen
    case .pastaGrains, .canned, .baking, .spices, .saucesCondiments, .oilsVinegars, .breakfast,
      .spreads, .international, .nutsDriedFruit:
      .pantry
    case .snacks, .sweets: .snacksSweets
    case .drinks, .coffeeTea: .drinks
    case .alcohol: .alcohol
    case .baby, .health: .babyHealth
    case .household, .personalCare, .pets: .household
    case .other: .other
    }
  }

  /// Whether the aisle sells goods that are not food.
  var isNoFood: Bool { [.household, .personalCare, .health, .baby, .pets].contains(self) }

  /// The position in ``allCases``.
  package var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether people reach the first aisle before the second in most shops.
  public static func < (first: Aisle, second: Aisle) -> Bool { first.index < second.index }
}

/// A group of aisles under one heading of a list; the raw value is the heading.
public enum Department: String, CaseIterable, Hashable, Sendable, Codable {
  /// Fruit, vegetables and fresh herbs.
  case produce = "Produce"
  /// Bread and cakes.
  case bakery = "Bakery"
  /// The counter and ready-to-eat food.
  case deli = "Deli"
  /// Meat, poultry, fish and shellfish.
  case meatSeafood = "Meat & Seafood"
  /// Milk, cheese and eggs.
  case dairyEggs = "Dairy & Eggs"
  /// The freezer.
  case frozen = "Frozen"
  /// Foods that keep in a cupboard.
  case pantry = "Pantry"
  /// Snacks and candy.
  case snacksSweets = "Snacks & Sweets"
  /// Drinks without alcohol, coffee and tea.
  case drinks = "Drinks"
  /// Beer, wine and spirits.
  case alcohol = "Alcohol"
  /// Babies and health.
  case babyHealth = "Baby & Health"
  /// Everything for the house, the body and animals.
  case household = "Household"
  /// Everything else.
  case other = "Other"
}
