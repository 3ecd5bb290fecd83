import DesignSystem
import MealModels

extension Plate {
  /// The plate of a meal, from the shape of its dish and the colours of its ingredients.
  public init(of meal: Meal) {
    self.init(
      id: meal.id, kind: meal.recipe.picture.kind,
      ingredients: meal.recipe.ingredients.map { $0.food?.rawValue ?? $0.name })
  }

  /// A plate for a dish; the same id, kind and ingredients draw the same plate.
  public init(id: MealID, kind: DishKind, ingredients: [String] = []) {
    let seed = id.rawValue.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    var colors: [RGBA] = []
    for color in ingredients.compactMap(FoodTint.color) where !colors.contains(color) {
      colors.append(color)
    }
    let spare = FoodTint.spare[Int(seed % UInt64(FoodTint.spare.count))]
    self.init(
      Kind(of: kind), colors: colors.isEmpty ? [spare] : Array(colors.prefix(5)), seed: seed)
  }
}

extension Plate.Kind {
  /// How a dish of that shape is served.
  public init(of kind: DishKind) {
    self =
      switch kind {
      case .plate, .bake, .eggs, .pancakes, .skewer, .board, .dessert: .plate
      case .bowl, .curry, .pasta, .rice, .noodles, .porridge: .bowl
      case .soup, .stew: .soup
      case .taco, .wrap: .taco
      case .salad: .salad
      case .sandwich, .toast: .sandwich
      case .pizza: .pizza
      case .smoothie, .drink: .drink
      }
  }
}

/// The colours that foods lend to the picture of a meal.
enum FoodTint {
  /// Colours for a dish whose foods are not in the table.
  static let spare: [RGBA] = [RGBA(0xE3B778), RGBA(0xC98B5B), RGBA(0x9DB56B), RGBA(0xD98E73)]

  /// The colour of a food by the last word of its name that is in the table; nil if none is.
  static func color(_ food: String) -> RGBA? {
    food.lowercased().split { !$0.isLetter }.reversed()
      .lazy.compactMap { table[$0.hasSuffix("s") ? $0.dropLast() : $0] }.first
  }

  private static let table: [Substring: RGBA] = [
    "chicken": RGBA(0xE2B36F), "breast": RGBA(0xE2B36F), "beef": RGBA(0x8A5A3C),
    "lamb": RGBA(0x8F5B45), "pork": RGBA(0xD9A28A), "bacon": RGBA(0xC4624D),
    "salmon": RGBA(0xF08A67), "fish": RGBA(0xEAD9C2), "shrimp": RGBA(0xF2A285),
    "tofu": RGBA(0xF3EAD3), "egg": RGBA(0xF7CE5B), "cheese": RGBA(0xF4D27A),
    "feta": RGBA(0xF8F3E6), "cream": RGBA(0xF6ECD6), "milk": RGBA(0xFAF6EC),
    "yogurt": RGBA(0xFAF6EC), "butter": RGBA(0xF6DD8C), "rice": RGBA(0xF3EDDD),
    "pasta": RGBA(0xEFD69A), "noodle": RGBA(0xEDD191), "quinoa": RGBA(0xE3CFA1),
    "oat": RGBA(0xE5D2AC), "bread": RGBA(0xD6A264), "tortilla": RGBA(0xEBCB8B),
    "potatoe": RGBA(0xE8CB85), "potato": RGBA(0xE8CB85), "lentil": RGBA(0xA9744A),
    "bean": RGBA(0x8C4B3A), "chickpea": RGBA(0xDDB878), "tomatoe": RGBA(0xD64533),
    "tomato": RGBA(0xD64533), "pepper": RGBA(0xD9482F), "carrot": RGBA(0xF08A2C),
    "pumpkin": RGBA(0xEA8F31), "squash": RGBA(0xEBA63C), "corn": RGBA(0xF4C93F),
    "lemon": RGBA(0xF5DA4E), "lime": RGBA(0x9CC44A), "mango": RGBA(0xF5AC38),
    "banana": RGBA(0xF4DC85), "apple": RGBA(0xD8604A), "berry": RGBA(0x7A4E8C),
    "berrie": RGBA(0x7A4E8C), "spinach": RGBA(0x4E8B4A), "basil": RGBA(0x4C9A50),
    "cilantro": RGBA(0x62A356), "parsley": RGBA(0x58994E), "lettuce": RGBA(0x8FBF63),
    "cucumber": RGBA(0x8DBB74), "zucchini": RGBA(0x7FAE5F), "broccoli": RGBA(0x4F8F4B),
    "pea": RGBA(0x7FB653), "avocado": RGBA(0xA3BE68), "eggplant": RGBA(0x5C3B63),
    "mushroom": RGBA(0xB39A80), "onion": RGBA(0xD9B8C4), "olive": RGBA(0x6B6B45),
    "chocolate": RGBA(0x5B3A29), "curry": RGBA(0x93AE55),
  ]
}
