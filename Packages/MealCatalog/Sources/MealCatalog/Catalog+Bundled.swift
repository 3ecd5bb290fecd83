import EmbeddedText
import MealModels

extension Catalog {
  /// The meals that ship inside the binary.
  ///
  /// The compiled index is read on first use; a meal or food is parsed only when it is requested.
  public static let bundled = Catalog(CompiledIndex(BundledCatalog.index.bytes))

  init(_ index: CompiledIndex) {
    self.init(
      entries: index.summaries, formerIDs: index.formerIDs, content: .bundled(index.blocks))
  }
}

extension BundledCatalog {
  /// A bundled meal from its place in the text of all meals, in the words of a region.
  static func meal(
    _ summary: MealSummary, in block: Range<Int>, words: KitchenWords
  ) -> Meal? {
    let bytes = meals.bytes
    guard block.lowerBound >= 0, block.upperBound <= bytes.count else { return nil }
    let text = String(decoding: bytes[block], as: UTF8.self)
    let parser = MealBlockParser(file: "meals", foodNames: .ids, origin: .bundled)
    guard let parsed = try? parser.meal(SourceLine.lines(of: text)[...]) else { return nil }
    return Meal(
      recipe: words.told(parsed.recipe), slots: parsed.slots, facts: summary.facts,
      traits: summary.traits,
      customs: summary.customs)
  }
}
