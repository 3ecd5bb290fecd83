import IngredientLines
import MealModels
import Testing

@Suite struct EveryLetterTests {
  private let reader: LineReader

  init() throws {
    let book = try FoodBook.empty.adding([
      Food(id: "peanut", name: "peanut"), Food(id: "rice", name: "rice"),
      Food(id: "oat-milk", name: "oat milk"), Food(id: "flax-egg", name: "flax egg"),
      Food(
        id: "low-fat-milk", name: "2% milk", contents: FoodContents(allergens: [.milk])),
      Food(id: "egg", name: "regular egg", contents: FoodContents(allergens: [.egg])),
    ])
    reader = LineReader(FoodReference(book))
  }

  @Test(arguments: ["ｐｅａｎｕｔ", "𝐩𝐞𝐚𝐧𝐮𝐭", "ⓟⓔⓐⓝⓤⓣ", "🅿🅴🅰🅽🆄🆃", "ᴘᴇᴀɴᴜᴛ"])
  func `letters in fancy forms are letters`(word: String) {
    let line = reader.line("2 \(word)")
    #expect(line.food?.id == "peanut")
    #expect(line.text == "2 \(word)")
    #expect(line.ingredient()?.text == line.text)
  }

  @Test(arguments: ["pea\u{AD}nut", "pea\u{200B}nut"])
  func `invisible characters do not split a word`(word: String) {
    let line = reader.line("2 \(word)")
    #expect(line.food?.id == "peanut")
    #expect(line.ingredient()?.text == "2 peanut")
  }

  @Test func `an emoji of a food is a note beside words, and the food without words`() {
    #expect(reader.line("2 cups rice 🥜").note == "peanuts")
    #expect(reader.line("2 cups rice 🥜").food?.id == "rice")
    #expect(reader.line("2 🥜").food?.text == "peanuts")
  }

  @Test func `decorations say nothing`() {
    #expect(reader.line("★ 2 cups rice ❤️ 🔥 ✓").food?.id == "rice")
    #expect(reader.line("2 cups rice ❤️").note == nil)
  }

  /// A few characters of every thousand in all planes.
  private static let characters: [Unicode.Scalar] = {
    let thin = Array(stride(from: UInt32(0x80), through: 0x3FFFF, by: 97))
    let signs = Array(stride(from: UInt32(0x2000), through: 0x2FFF, by: 5))
    return (thin + signs).compactMap { Unicode.Scalar($0) }
  }()

  /// Accents, which say nothing without a letter.
  private static let marks: Set<Unicode.GeneralCategory> = [
    .nonspacingMark, .spacingMark, .enclosingMark,
  ]

  @Test func `every character is read, is a known sign, or makes the food unknown`() {
    var lost: [String] = []
    for scalar in Self.characters {
      let line = reader.line("2 cups rice \(scalar)")
      let saysNothing = ShownText(String(scalar)).text.unicodeScalars.allSatisfy {
        $0.value < 0x80 || ShownText.isSign($0) || $0.properties.numericType != nil
          || Self.marks.contains($0.properties.generalCategory)
      }
      if line.food?.id == "rice", line.note == nil, !saysNothing {
        lost.append(String(scalar.value, radix: 16))
      }
    }
    #expect(lost == [])
  }

  @Test(arguments: [
    ("1 cup oat milk (or 2%)", "low-fat-milk"), ("1 flax egg (or a regular one)", "egg"),
  ])
  func `an alternative counts even if it leaves out a word`(
    line: String, food: FoodID
  ) {
    #expect(reader.line(line).alternatives.map(\.id) == [food])
  }

  @Test func `the food of a line that is too long is unknown`() {
    let line = reader.line("2 cups rice" + String(repeating: " ,", count: 12_000) + " peanut")
    #expect(line.food?.id == nil)
  }
}
