import IngredientLines
import MealModels

/// Checks an assistant's reading of a line against the line itself and our own reader.
struct LineCheck {
  private let book: FoodBook
  private let reader: LineReader
  private let names: FoodReference.NameReader

  init(_ foods: FoodReference) {
    book = foods.book
    reader = LineReader(foods)
    names = foods.namer(foods.book)
  }

  /// A reading of a line that changes no number and no unit, loses no food, and names only known
  /// foods.
  func proposal(
    _ answer: StrictObject, for original: String, at position: Int
  ) throws(ProposalFault) -> LineProposal {
    let amount = try answer.text("amount", longest: 60)
    let unit = try answer.text("unit", longest: 40)
    let name = try answer.text("food", longest: 80)
    let rest = try answer.text("rest", longest: 200)
    guard let food = book.food(named: name) ?? names(name) else { throw .unknownFood }
    let text =
      [amount, unit, name].filter { !$0.isEmpty }.joined(separator: " ")
      + (rest.isEmpty ? "" : ", \(rest)")
    try checkAmounts(text, original)
    let asked = LineWordSet(original)
    guard asked.lacks(in: amount).isEmpty, asked.lacks(in: rest).isEmpty,
      asked.lacks(in: unit).isEmpty || MeasureWords.isUnit(unit),
      Self.signs(of: text).isSubset(of: Self.signs(of: original + " ,./-'"))
    else { throw .otherWords }
    if let lost = lostFood(of: original, in: text, for: food) { throw .losesFood(lost) }
    let line = reader.line(text)
    guard line.doubts.isEmpty, line.food?.id == food.id, line.alternatives.isEmpty,
      amount.isEmpty || line.amounts.first?.quantity != nil,
      unit.isEmpty || line.amounts.first?.unit != nil
    else { throw .stillDoubtful }
    return LineProposal(
      position: position, original: original, line: line,
      newWords: asked.lacks(in: unit) + asked.lacks(in: name),
      leftOutWords: LineWordSet(text).lacks(in: original))
  }

  /// The characters of a text that are neither letters nor digits.
  private static func signs(of text: String) -> Set<Character> {
    Set(text.filter { !$0.isLetter && !$0.isNumber })
  }

  /// Throws unless both texts have the same numbers, equally often, and the same known units.
  private func checkAmounts(_ text: String, _ original: String) throws(ProposalFault) {
    guard let numbers = NumbersOfText.read(original), NumbersOfText.read(text) == numbers else {
      throw .otherNumbers
    }
    let units = MeasureWords.units(in: original)
    let proposed = MeasureWords.units(in: text)
    guard units.isEmpty ? proposed.count <= 1 : proposed == units else { throw .otherUnit }
  }

  /// A food that the line names and that the proposal neither writes nor contains.
  ///
  /// Accepting the proposal would otherwise hide a possible allergen.
  private func lostFood(of original: String, in text: String, for food: Food) -> String? {
    let words = FoodName.words(of: original)
    let kept = LineWordSet(text)
    let lineage = book.lineage(of: food.id)
    var start = 0
    while start < words.count {
      var length = min(4, words.count - start)
      while length > 0 {
        let part = words[start..<start + length]
        if let named = book.food(ofKey: FoodName.key(of: part)) {
          let isKept = kept.lacks(in: part.joined(separator: " ")).isEmpty
          if !isKept, !lineage.contains(named.id) { return named.name }
          break
        }
        length -= 1
      }
      start += max(1, length)
    }
    return nil
  }
}

/// The words of a text without numbers, for comparison.
struct LineWordSet {
  private let words: Set<String>

  init(_ text: String) {
    words = Set(Self.words(of: text).map { FoodName.singular($0) })
  }

  /// The words of a text that are not among these.
  func lacks(in text: String) -> [String] {
    Self.words(of: text).filter { !words.contains(FoodName.singular($0)) }
  }

  /// Words of letters: "400g" has the word "g".
  static func words(of text: String) -> [String] {
    FoodName.words(of: text).flatMap { word in
      word.split { $0.isNumber || $0 == "%" }.map { String($0) }
    }
  }
}
