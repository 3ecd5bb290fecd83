/// The recipes that a page marks with microformats: h-recipe, or the older hrecipe.
enum Microformats {
  /// The recipes of a page; a recipe inside another one is part of it.
  static func recipes(_ tree: PageTree) -> [DataObject] {
    var recipes: [DataObject] = []
    var end = 0
    for node in tree.nodes.indices where node >= end {
      guard let range = tree.range(of: .class, at: node), stems.occur(in: tree.bytes, range) else {
        continue
      }
      let names = classes(tree, node)
      let properties = names.contains("h-recipe") ? newer : names.contains("hrecipe") ? older : nil
      guard let properties else { continue }
      recipes.append(recipe(tree, node, properties))
      end = Int(tree.nodes[node].end)
    }
    return recipes
  }

  private static let stems = NameStems(["h-recipe", "hrecipe"])

  private static let newer = [
    "p-name": "name", "p-ingredient": "recipeIngredient", "p-yield": "recipeYield",
    "e-instructions": "recipeInstructions", "dt-duration": "totalTime", "u-photo": "image",
    "p-summary": "description", "p-author": "author", "p-category": "keywords",
    "p-nutrition": "nutrition",
  ]

  private static let older = [
    "fn": "name", "ingredient": "recipeIngredient", "yield": "recipeYield",
    "instructions": "recipeInstructions", "instruction": "recipeInstructions",
    "duration": "totalTime", "preptime": "prepTime", "cooktime": "cookTime", "photo": "image",
    "summary": "description", "author": "author", "tag": "keywords",
  ]

  private static func recipe(
    _ tree: PageTree, _ root: Int, _ properties: [String: String]
  ) -> DataObject {
    var object = DataObject()
    object.types = ["Recipe"]
    for node in tree.contents(of: root) where tree.nodes[node].tag != nil {
      for name in classes(tree, node) {
        guard let property = properties[name] else { continue }
        object.add(.text(text(tree, node)), to: property)
      }
    }
    return object
  }

  private static func text(_ tree: PageTree, _ node: Int) -> String {
    switch tree.nodes[node].tag {
    case .img: tree.value(.src, of: node) ?? ""
    case .time: tree.value(.datetime, of: node) ?? tree.text(of: node)
    default:
      (tree.lines(of: node) + tree.contents(of: node).compactMap { stated(tree, $0) })
        .joined(separator: "\n")
    }
  }

  /// The title of an empty element; microformats store invisible values there.
  private static func stated(_ tree: PageTree, _ node: Int) -> String? {
    classes(tree, node).contains("value-title") ? tree.value(.title, of: node) : nil
  }

  private static func classes(_ tree: PageTree, _ node: Int) -> [String] {
    guard let value = tree.value(.class, of: node) else { return [] }
    return value.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
  }
}
