import EmbeddedText
import MealModels

/// The food composition table: nutrients and household measures of thousands of foods.
///
/// Source: USDA National Nutrient Database for Standard Reference, release 28 (2016), public
/// domain. Rows are read from the binary on use.
public struct FoodTable: Sendable {
  /// The table that ships inside the binary.
  public static let bundled = FoodTable(
    rows: BundledTable.rows, measures: BundledTable.measures, categories: BundledTable.categories)

  /// The number of rows in a block.
  ///
  /// The first name of a block is stored completely. Each following name is stored without the
  /// bytes that it shares with the previous name.
  package static let namesInBlock = 16

  private let rows: StaticString
  private let starts: [Int32]
  private let measureNames: [(amount: Double, name: String)]
  private let categories: [String]

  init(rows: StaticString, measures: StaticString, categories: StaticString) {
    self.rows = rows
    starts = rows.bytes.lineStarts
    measureNames = Self.lines(of: measures).map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      return (Double(parts[0]) ?? 1, String(parts[1]))
    }
    self.categories = Self.lines(of: categories).map { String($0) }
  }

  /// The number of foods.
  public var count: Int { starts.count }

  /// Every food, in the order of the row numbers.
  public var foods: some Sequence<TableFood> {
    (0..<count).lazy.map { food(at: $0) }
  }

  /// The food with a row number; nil if the table has none.
  public subscript(id: TableRowID) -> TableFood? {
    position(of: id).map(food(at:))
  }

  /// The food at a position from zero to below ``count``, in the order of the row numbers.
  public func food(at position: Int) -> TableFood {
    var reader = reader(at: position)
    let number = reader.packedNumber() ?? 0
    reader.skipPackedNumbers(1)
    reader.skip(1)
    let commonName = reader.text()
    let category = reader.packedNumber() ?? 0
    var amounts: [Nutrient: Double] = [:]
    var others: [Double?] = []
    for column in TableColumn.all {
      let amount = reader.packedNumber().map(column.amount)
      if let nutrient = column.nutrient {
        amounts[nutrient] = amount
      } else {
        others.append(amount)
      }
    }
    return TableFood(
      id: Self.id(number), description: description(at: position), commonName: commonName,
      category: categories[category], facts: NutritionFacts(amounts),
      refuse: others[0].map { $0 / 100 }, energyFactors: Self.factors(others),
      measures: measures(&reader))
  }

  /// Some nutrients in 100 g of a row, without reading its other fields; nil if there is no such
  /// row.
  public func facts(of id: TableRowID, only nutrients: Set<Nutrient>) -> NutritionFacts? {
    guard let position = position(of: id) else { return nil }
    var reader = reader(at: position)
    reader.skipPackedNumbers(2)
    reader.skip(2)
    reader.skipPackedNumbers(1)
    var amounts = [Nutrient: Double](minimumCapacity: nutrients.count)
    var open = nutrients.count
    for column in TableColumn.all where open > 0 {
      if let nutrient = column.nutrient, nutrients.contains(nutrient) {
        amounts[nutrient] = reader.packedNumber().map(column.amount)
        open -= 1
      } else {
        reader.skipPackedNumbers(1)
      }
    }
    return NutritionFacts(amounts)
  }

  /// The name of the food at a position from zero to below ``count``.
  public func description(at position: Int) -> String {
    var bytes: [UInt8] = []
    for row in (position - position % Self.namesInBlock)...position {
      var reader = reader(at: row)
      reader.skipPackedNumbers(1)
      bytes.removeLast(bytes.count - min(bytes.count, reader.packedNumber() ?? 0))
      bytes.append(contentsOf: reader.field())
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The amount of a nutrient in 100 g of every food, in the order of the row numbers; nil if it
  /// was not measured.
  public func column(_ nutrient: Nutrient) -> [Double?] {
    guard let index = TableColumn.all.firstIndex(where: { $0.nutrient == nutrient }) else {
      return []
    }
    return (0..<count).map { position in
      var reader = reader(at: position)
      reader.skipPackedNumbers(2)
      reader.skip(2)
      reader.skipPackedNumbers(1 + index)
      return reader.packedNumber().map(TableColumn.all[index].amount)
    }
  }

  /// The position of a row number; nil if the table has none.
  public func position(of id: TableRowID) -> Int? {
    guard id.rawValue.utf8.count == 5, let wanted = Int(id.rawValue) else { return nil }
    var range = 0..<count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let number = self.number(at: middle)
      if number == wanted { return middle }
      range = number < wanted ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// The row number of the food at a position from zero to below ``count``.
  public func id(at position: Int) -> TableRowID { Self.id(number(at: position)) }

  private func number(at position: Int) -> Int {
    var reader = reader(at: position)
    return reader.packedNumber() ?? 0
  }

  private func reader(at position: Int) -> FieldReader {
    FieldReader(rows.bytes, at: Int(starts[position]))
  }

  private func measures(_ reader: inout FieldReader) -> [HouseholdMeasure] {
    (0..<(reader.packedNumber() ?? 0)).map { _ in
      let measure = measureNames[reader.packedNumber() ?? 0]
      let grams = Double(reader.packedNumber() ?? 0) / 100
      return HouseholdMeasure(amount: measure.amount, name: measure.name, grams: grams)
    }
  }

  private static func factors(_ others: [Double?]) -> EnergyFactors? {
    guard let protein = others[1], let fat = others[2], let carbohydrate = others[3] else {
      return nil
    }
    return EnergyFactors(protein: protein, fat: fat, carbohydrate: carbohydrate)
  }

  private static func id(_ number: Int) -> TableRowID {
    let digits = String(number)
    return TableRowID(rawValue: String(repeating: "0", count: 5 - digits.count) + digits)
  }

  private static func lines(of text: StaticString) -> [Substring] {
    String(decoding: text.bytes, as: UTF8.self).split(separator: "\n")
  }
}
