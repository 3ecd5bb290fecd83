import MealModels

/// Reads "id: name; alias | from: parent | classes | traces: allergen | like: food".
struct FoodLineParser {
  let file: SourceFile

  /// Reads one food; every column after the first may be left out or be empty.
  func food(_ line: SourceLine) throws(CatalogError) -> Food {
    let columns = line.text.parts(at: UInt8(ascii: "|"))
    guard let (word, value) = columns[0].cut(at: UInt8(ascii: ":")), !value.isEmpty else {
      throw file.error(.unexpectedLine, line, expected: ["'ID: NAME; ALIAS'"])
    }
    let names = value.parts(at: UInt8(ascii: ";")).filter { !$0.isEmpty }.map { String($0) }
    guard let name = names.first else { throw file.error(.bad(.foodName), line.with(value)) }
    var parents: [FoodID] = []
    var likes: [FoodID] = []
    var isGroup = false
    var contents = FoodContents()
    for column in columns.dropFirst() {
      if let list = column.rest(after: "from:") {
        for id in list.listed { parents.append(try file.id(line.with(id), .foodID)) }
      } else if let list = column.rest(after: "like:") {
        for id in list.listed { likes.append(try file.id(line.with(id), .foodID)) }
      } else if let list = column.rest(after: "traces:") {
        for word in list.listed { contents.traces.formUnion(try allergen(line.with(word))) }
      } else {
        for word in column.listed {
          if word == "group" { isGroup = true } else { try add(line.with(word), to: &contents) }
        }
      }
    }
    return Food(
      id: try file.id(line.with(word), .foodID), name: name, aliases: Array(names.dropFirst()),
      parents: parents, likes: likes, isGroup: isGroup, contents: contents)
  }

  private func allergen(_ line: SourceLine) throws(CatalogError) -> AllergenSet {
    let allergen: Allergen = try file.value(line, .allergen)
    return AllergenSet([allergen])
  }

  /// A word that names both, such as "fish", is the allergen, which implies the class.
  private func add(_ line: SourceLine, to contents: inout FoodContents) throws(CatalogError) {
    if let allergen = Allergen(rawValue: String(line.text)) {
      contents.allergens.formUnion(AllergenSet([allergen]))
    } else if let named = FoodClasses.named.first(where: { $0.name == line.text }) {
      contents.classes.formUnion(named.value)
    } else {
      let names = Allergen.allCases.map(\.rawValue) + FoodClasses.named.map(\.name) + ["group"]
      throw file.unknown(.contents, line, among: names)
    }
  }
}
