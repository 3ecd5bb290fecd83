extension PseudoScreens {
  /// What recipes of the picker are called, what stores are, and what somebody wrote into sheets.
  static let planningSheets = [
    "Lemon Herb Chicken", "Chickpea Curry", "Asparagus Soup", "Aunt Anna's Casserole",
    "chicken, vegetarian", "pasta", "no-bake dessert", "lemon chickn", "lemon", "chicken",
    "2 l oat milk", "2 l", "Foil", "Greek yogurt", "Say what to buy, such as “2 l oat milk”.",
    "1 Market St, San Francisco", "Kroger #77", "500 Mission St, San Francisco",
    "Neighborhood Cooperative Market of the Western Addition",
    "12345 Old Presidio Avenue, Suite 400, San Francisco", "Neighborhood Co-op",
    "Servings", "6 servings", "4 servings", "Note", "Time", "Mon Dinner", "Tue Dinner", "Name",
    "How many", "api.openai.com", "peanut oils", "sesame", "celery",
    "The service refused this key. Enter another one.",
    "This is not an API key. It begins with “sk-”.", "Enter a word of at least two letters.",
  ]
}
