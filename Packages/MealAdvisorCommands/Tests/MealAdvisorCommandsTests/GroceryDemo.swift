/// What `grocery list` and `build` print as JSON, as others read it.
struct GroceryOutput: Decodable, Equatable {
  struct Amount: Decodable, Equatable {
    var low: Double
    var high: Double
    var unit: String?
  }
  struct Cost: Decodable, Equatable {
    var hundredths: Int
    var currency: String
    var text: String
  }
  struct Package: Decodable, Equatable {
    var product: String
    var count: Int
    var price: Cost?
    var cost: Cost?
    var availability: String
  }
  struct Share: Decodable, Equatable {
    var meal: String
    var title: String
    var date: String?
    var line: String?
    var off: Bool
  }
  struct Item: Decodable, Equatable {
    var id: String
    var text: String
    var name: String
    var food: String?
    var department: String
    var aisle: String
    var amounts: [Amount]
    var needed: [Amount]
    var checked: Bool
    var atHome: Bool
    var insteadOf: String?
    var buys: [Package]
    var cost: Cost?
    var problem: String?
    var from: [Share]
  }
  struct Change: Decodable, Equatable {
    var product: String
    var change: String
    var text: String
  }
  var list: String
  var week: String
  var store: String?
  var items: [Item]
  var removed: [Item]
  struct Replaced: Decodable, Equatable {
    struct Part: Decodable, Equatable { var food: String }
    var id: String
    var by: [Part]
  }
  var replaced: [Replaced]
  var total: Cost?
  var unpriced: Int?
  var missing: [String]
  var changes: [Change]
  var problems: [String]

  /// The item of an id.
  subscript(_ id: String) -> Item? { items.first { $0.id == id } }
}

/// What `grocery cart` prints as JSON.
struct CartOutput: Decodable, Equatable {
  struct Change: Decodable, Equatable {
    var item: String
    var difference: GroceryOutput.Cost?
  }
  var store: String
  var lines: [GroceryOutput.Package]
  var missing: [String]
  var itemsReady: Int
  var total: GroceryOutput.Cost?
  var unpriced: Int
  var changes: [Change]
  var readyUntil: String?
  var checkout: String?
}

/// What `pantry` prints as JSON.
struct PantryOutput: Decodable, Equatable {
  struct Staple: Decodable, Equatable { var food: String }
  struct Stock: Decodable, Equatable {
    var id: String
    var name: String
    var food: String?
    var amount: GroceryOutput.Amount?
    var useBy: String?
    var past: Bool
  }
  var staples: [Staple]
  var stock: [Stock]
}

/// What `grocery substitute ITEM` and `grocery substitutes FOOD` print as JSON.
struct SubstitutesOutput: Decodable, Equatable {
  struct Choice: Decodable, Equatable {
    var name: String
    var food: String
    var ratio: String
    var why: String
    var changes: String
  }
  struct Refused: Decodable, Equatable {
    var name: String
    var because: String
  }
  var food: String
  var substitutes: [Choice]
  var refused: [Refused]
}

/// What `grocery substitute --all` prints as JSON.
struct ReplacedOutput: Decodable, Equatable {
  struct Replaced: Decodable, Equatable {
    var item: String
    var by: String
    var score: Int
  }
  struct Left: Decodable, Equatable {
    var item: String
    var because: String
  }
  var replaced: [Replaced]
  var left: [Left]
}
