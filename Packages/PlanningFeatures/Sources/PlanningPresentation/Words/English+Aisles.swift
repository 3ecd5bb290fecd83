import DesignSystem

extension CopyTable {
  /// The names of the aisles.
  static let aislesEnglish: [CopyKey: CopyEntry] = [
    "aisle.produce": "Produce",
    "aisle.bakery": "Bakery",
    "aisle.deli": "Deli",
    "aisle.meat": "Meat",
    "aisle.seafood": "Seafood",
    "aisle.dairy-eggs": "Dairy & Eggs",
    "aisle.frozen": "Frozen",
    "aisle.pasta-grains": "Pasta & Grains",
    "aisle.canned": "Canned",
    "aisle.baking": "Baking",
    "aisle.spices": "Spices",
    "aisle.sauces-condiments": "Sauces & Condiments",
    "aisle.oils-vinegars": "Oils & Vinegars",
    "aisle.breakfast": "Breakfast",
    "aisle.spreads": "Spreads",
    "aisle.international": "International",
    "aisle.nuts-dried-fruit": "Nuts & Dried & Fruit",
    "aisle.snacks": "Snacks",
    "aisle.sweets": "Sweets",
    "aisle.drinks": "Drinks",
    "aisle.coffee-tea": "Coffee & Tea",
    "aisle.alcohol": "Alcohol",
    "aisle.baby": "Baby",
    "aisle.health": "Health",
    "aisle.household": "Household",
    "aisle.personal-care": "Personal Care",
    "aisle.pets": "Pets",
    "aisle.other": "Other",
  ]
}
