import MealModels

extension Catalog {
  /// The meals that ship inside the binary.
  ///
  /// Reads a compiled index on first use; meals and foods are parsed only when asked for.
  public static let bundled = Catalog(CompiledIndex(BundledCatalog.index.bytes))

  init(_ index: CompiledIndex) {
    self.init(
      summaries: index.summaries, formerIDs: index.formerIDs, content: .bundled(index.blocks))
  }
}

extension BundledCatalog {
  /// The bundled foods.
  ///
  /// A test proves that they parse; if they did not, every food would be unknown and unsafe.
  static let foodBook: FoodBook = {
    let parser = CatalogParser(file: "foods.txt", foods: .empty, origin: .bundled)
    let text = String(decoding: foods.bytes, as: UTF8.self)
    return (try? parser.checkedFoodBook(text)) ?? .empty
  }()

  /// A bundled meal from its place in the text of all meals.
  static func meal(_ summary: MealSummary, in block: Range<Int>) -> Meal? {
    let bytes = meals.bytes
    guard block.lowerBound >= 0, block.upperBound <= bytes.count else { return nil }
    let text = String(decoding: bytes[block], as: UTF8.self)
    let parser = MealBlockParser(file: "meals.txt", foodNames: .ids, origin: .bundled)
    guard let parsed = try? parser.meal(SourceLine.lines(of: text)[...]) else { return nil }
    return Meal(recipe: parsed.recipe, slots: parsed.slots, facts: summary.facts)
  }
}

extension StaticString {
  /// The bytes of the literal, which live as long as the process.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}
