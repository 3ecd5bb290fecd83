/// Names that people type letter by letter: plain foods, products, kinds of food, rare foods.
enum TypedNames {
  static let all = [
    "milk", "egg", "apple", "banana", "rice", "bread", "butter", "cheese", "yogurt", "chicken",
    "chicken breast", "ground beef", "salmon", "tuna", "shrimp", "bacon", "tofu", "oats",
    "pasta", "spaghetti", "potato", "sweet potato", "tomato", "onion", "garlic", "carrot",
    "broccoli", "spinach", "cucumber", "red bell pepper", "mushrooms", "zucchini", "aubergine",
    "avocado", "lemon", "strawberries", "blueberries", "orange juice", "olive oil",
    "peanut butter", "almond milk", "coconut milk", "cream cheese", "sour cream",
    "heavy whipping cream", "parmesan", "feta", "black beans", "chickpeas", "lentils", "walnuts",
    "honey", "brown sugar", "soy sauce", "fish sauce", "Worcestershire sauce", "crème fraîche",
    "jalapeño", "dark chocolate", "vanilla extract", "all-purpose flour", "baking powder",
    "black pepper", "extra virgin olive oil",
  ]
}
