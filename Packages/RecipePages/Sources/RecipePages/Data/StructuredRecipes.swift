/// The recipes that a page describes in data of any notation.
struct StructuredRecipes {
  /// All of them, by the kind of data and in the order of the page.
  private(set) var all: [SchemaRecipe] = []

  /// How many recipes of a page are read.
  private static let most = 200

  init(_ tree: PageTree) {
    let linked = LinkedData(tree)
    all = linked.objects(of: "Recipe").prefix(Self.most).map {
      SchemaRecipe($0, .jsonLD) { linked.object($0) }
    }
    let kinds = Self.attributes(of: tree)
    if kinds.microdata {
      all += Self.embedded(EmbeddedItems(tree, .microdata), .microdata)
    }
    if kinds.rdfa { all += Self.embedded(EmbeddedItems(tree, .rdfa), .rdfa) }
    all += Microformats.recipes(tree).map { SchemaRecipe($0, .microformat) { $0.object } }
    if all.allSatisfy({ $0.draft.ingredients.isEmpty }) {
      all += BuriedData.objects(tree).map { SchemaRecipe($0, .jsonLD) { $0.object } }
    }
  }

  private static func embedded(_ items: EmbeddedItems, _ source: PageSource) -> [SchemaRecipe] {
    items.objects.filter { $0.isA("Recipe") }.prefix(most).map {
      SchemaRecipe($0, source) { $0.object }
    }
  }

  private static func attributes(of tree: PageTree) -> (microdata: Bool, rdfa: Bool) {
    var found = (microdata: false, rdfa: false)
    for attribute in tree.attributes {
      if attribute.name == .itemscope { found.microdata = true }
      if attribute.name == .typeof { found.rdfa = true }
    }
    return found
  }
}
