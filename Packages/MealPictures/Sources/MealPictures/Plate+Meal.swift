import DesignSystem
import MealModels

extension Plate {
  /// The plate of a meal: the foods in its picture's description, then its main foods.
  public init(of meal: Meal) {
    self.init(id: meal.id, picture: meal.recipe.picture, recipe: meal.recipe)
  }

  /// A plate for a dish for which only the picture is known.
  public init(id: MealID, picture: DishPicture) {
    self.init(id: id, picture: picture, recipe: nil)
  }

  private init(id: MealID, picture: DishPicture, recipe: Recipe?) {
    let seed = id.rawValue.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    var seen = PictureReader()
    seen.read(picture.description)
    var toppings = Array(seen.toppings.prefix(Self.mostToppings))
    if let recipe, toppings.count < Self.enoughToppings {
      let isDescribed = !toppings.isEmpty
      for topping in recipe.mainToppings where toppings.count < Self.enoughToppings {
        if isDescribed, !topping.form.isSeenUnsaid { continue }
        if !toppings.contains(where: { $0.isLike(topping) }) { toppings.append(topping) }
      }
    }
    if toppings.isEmpty { toppings = FoodTint.spare(seed) }
    self.init(Kind(of: picture.kind), toppings: toppings, vessel: seen.vessel, seed: seed)
  }

  /// The largest number of foods in a picture.
  static let mostToppings = 6
  /// The number of foods from which a picture looks complete.
  static let enoughToppings = 4
}

extension Plate.Topping {
  /// Whether two foods look the same on the plate.
  fileprivate func isLike(_ other: Plate.Topping) -> Bool {
    guard form == other.form else { return false }
    func distance(_ one: UInt8, _ two: UInt8) -> Int { abs(Int(one) - Int(two)) }
    return distance(color.red, other.color.red) + distance(color.green, other.color.green)
      + distance(color.blue, other.color.blue) < 90
  }
}

extension Plate.Form {
  /// Whether a food of this form is visible even if the picture's description omits it.
  ///
  /// Egg or milk is more likely in the dough.
  fileprivate var isSeenUnsaid: Bool {
    switch self {
    case .egg, .halfEgg, .omelette, .sauce, .mash, .bread, .grain, .strand: false
    default: true
    }
  }
}

extension Recipe {
  /// The visible foods, those with the largest amount first.
  fileprivate var mainToppings: [Plate.Topping] {
    var foods: [(grams: Double, topping: Plate.Topping)] = []
    for ingredient in ingredients {
      let tint =
        FoodTint.topping(ingredient.food?.rawValue ?? "") ?? FoodTint.topping(ingredient.name)
      if let tint { foods.append((ingredient.roughGrams, tint)) }
    }
    return foods.sorted { $0.grams > $1.grams }.map(\.topping)
  }
}

extension Ingredient {
  /// A rough amount in grams, good enough to find the main food.
  fileprivate var roughGrams: Double {
    guard let measure else { return 1 }
    let amount = measure.quantity.upperBound.doubleValue
    switch measure.unit {
    case nil: return amount * 80
    case let unit?: return amount * (unit.baseAmount ?? unit.roughPiece)
    }
  }
}

extension MeasureUnit {
  /// A rough weight of one counted piece, in grams.
  fileprivate var roughPiece: Double {
    switch self {
    case .can: 300
    case .head: 400
    case .fillet: 150
    case .packet, .bunch: 60
    case .sheet, .slice, .piece, .rasher, .stalk, .handful: 30
    default: 4
    }
  }
}

extension Plate.Kind {
  /// Makes the plate of a kind of dish.
  public init(of kind: DishKind) {
    self =
      switch kind {
      case .plate: .plate
      case .bowl: .bowl
      case .soup: .soup
      case .taco: .taco
      case .salad: .salad
      case .sandwich: .sandwich
      case .wrap: .wrap
      case .curry: .curry
      case .stew: .stew
      case .pasta: .pasta
      case .rice: .rice
      case .noodles: .noodles
      case .pizza: .pizza
      case .skewer: .skewer
      case .bake: .bake
      case .eggs: .eggs
      case .pancakes: .pancakes
      case .toast: .toast
      case .porridge: .porridge
      case .smoothie: .smoothie
      case .drink: .drink
      case .board: .board
      case .dessert: .dessert
      }
  }
}
