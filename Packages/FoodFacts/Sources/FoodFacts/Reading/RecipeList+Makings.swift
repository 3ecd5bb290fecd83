import MealModels

/// Decides which dishes and parts the lines of a list can make.
extension RecipeList {
  /// Whether a line is only water, salt or pepper.
  func isWaterOrSalt(line: Int) -> Bool {
    !lines[line].lineage.isDisjoint(with: ["water", "salt", "black-pepper"])
  }

  /// Whether a line is a liquid, or melts, dissolves or boils down to one.
  func isLiquid(line: Int) -> Bool {
    guard !isWaterOrSalt(line: line) else { return false }
    return lines[line].lineage.contains { food in
      Self.liquids.contains(Self.lastWord(of: food))
    } || has(line, .alcohol)
  }

  /// Whether a line is a fat to fry with.
  var hasFat: Bool {
    lines.contains { line in
      line.lineage.contains { Self.fats.contains(Self.lastWord(of: $0)) }
    }
  }

  private static let fats: Set = ["oil", "butter", "ghee", "lard", "fat", "margarine", "suet"]

  /// Whether a line is bread, which has a crust.
  var hasBread: Bool { foods.contains { book.role(of: $0) == .starch(.bread) } }

  /// Whether a line has a shell: an egg, a nut or a shellfish.
  var hasShell: Bool {
    !contents.classes.isDisjoint(with: [.shellfish, .egg])
      || contents.allergens.contains(.treeNut)
  }

  /// Whether a line is a crustacean or a mollusc.
  var hasShellfish: Bool { contents.classes.contains(.shellfish) }

  /// Whether a line can be the body of a shaped dish: meat, fish, beans, potatoes.
  func isForShaping(line: Int) -> Bool {
    lines[line].lineage.contains { food in
      if case .protein = book.role(of: food) { return true }
      return book.role(of: food) == .starch(.potato)
    }
  }

  /// Whether a line is oil, which alone is not a sauce.
  func isOil(line: Int) -> Bool {
    lines[line].lineage.contains { Self.lastWord(of: $0) == "oil" }
  }

  /// Whether some line binds a dough or a batter.
  var hasDough: Bool { lines.indices.contains(where: isForDough) }

  /// Whether a line binds a dough or a batter.
  func isForDough(line: Int) -> Bool {
    lines[line].lineage.contains { food in
      if case .starch(.dough) = book.role(of: food) { return true }
      return Self.doughs.contains(Self.lastWord(of: food))
    }
  }

  /// Whether a line is a grain or root, or made of one.
  func isStarchy(line: Int) -> Bool {
    lines[line].lineage.contains { isStarch(book.role(of: $0)) }
  }

  /// Whether a line is sugar, fruit or another sweet food.
  func isSweet(line: Int) -> Bool {
    lines[line].lineage.contains { food in
      food == "fruit" || Self.sweets.contains(Self.lastWord(of: food))
    }
  }

  private func has(_ line: Int, _ classes: FoodClasses) -> Bool {
    lines[line].lineage.contains { !(book[$0]?.contents.classes.isDisjoint(with: classes) ?? true) }
  }

  private static func lastWord(of food: FoodID) -> String {
    food.rawValue.split(separator: "-").last.map { String($0) } ?? ""
  }

  private static let liquids: Set = [
    "oil", "vinegar", "juice", "milk", "cream", "yogurt", "buttermilk", "sauce", "stock", "broth",
    "bouillon", "wine", "beer", "sake", "mirin", "mayonnaise", "mustard", "honey", "syrup",
    "molasses", "sugar", "butter", "margarine", "ghee", "ketchup", "tahini", "paste", "puree",
    "passata", "salsa", "tomato", "tomatoes", "lemon", "lime", "orange", "miso", "pesto",
    "chocolate", "cheese", "avocado", "hummus", "fat", "drippings", "dressing", "cider", "coffee",
    "tea", "aminos", "sriracha", "gochujang", "harissa", "jam", "tamari", "lard", "spread",
  ]
  private static let doughs: Set = [
    "flour", "starch", "cornmeal", "meal", "oat", "oats", "egg", "breadcrumb", "crumb", "cracker",
    "cookie", "biscuit", "nut", "coconut", "dough", "mix", "semolina", "masa", "bread",
    "cornstarch",
    "panko", "date",
  ]
  private static let sweets: Set = [
    "sugar", "honey", "syrup", "molasses", "jam", "fruit", "juice", "date", "milk", "cream",
  ]
}
