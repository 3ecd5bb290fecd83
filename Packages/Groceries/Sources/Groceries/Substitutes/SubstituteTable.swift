import EmbeddedText
import MealModels

/// The table of substitutes; a row is parsed only when its food is looked up.
public struct SubstituteTable: Sendable {
  /// The table that ships inside the binary.
  public static let bundled = SubstituteTable(
    trusted: String(decoding: BundledSubstitutes.rows.bytes, as: UTF8.self),
    kin: String(decoding: BundledSubstitutes.kin.bytes, as: UTF8.self),
    kinds: String(decoding: BundledSubstitutes.kinds.bytes, as: UTF8.self))

  private var rows: [FoodID: [TableLine]] = [:]
  private var kin: [FoodID: [SubstituteKin]] = [:]
  private var kinds: [FoodID: FoodID] = [:]

  /// Reads the texts of `substitutes.tsv`, `substitutes-kin.tsv` and `substitutes-kinds.tsv`, or
  /// fails on the first mistake.
  public init(
    rows rowLines: String, kin kinLines: String, kinds kindLines: String = ""
  ) throws(GroceryDataError) {
    for line in TableLine.lines(of: rowLines) { _ = try SubstituteRow.substitute(line) }
    for line in TableLine.lines(of: kinLines) { _ = try SubstituteKin(line) }
    for line in TableLine.lines(of: kindLines) where line.column(1).isEmpty {
      throw line.wrong("the second food is missing")
    }
    self.init(trusted: rowLines, kin: kinLines, kinds: kindLines)
  }

  /// Takes texts that were checked before.
  private init(trusted rowLines: String, kin kinLines: String, kinds kindLines: String) {
    for line in TableLine.lines(of: kindLines) {
      kinds[FoodID(rawValue: line.column(0))] = FoodID(rawValue: line.column(1))
    }
    for line in TableLine.lines(of: rowLines) {
      rows[FoodID(rawValue: line.column(0)), default: []].append(line)
    }
    for line in TableLine.lines(of: kinLines) {
      guard let group = try? SubstituteKin(line) else { continue }
      for food in group.foods { kin[food, default: []].append(group) }
    }
  }

  /// Every food for which the table has substitutes, sorted by id.
  public var foods: [FoodID] { Set(rows.keys).union(kin.keys).sorted() }

  /// The substitutes for exactly this food.
  ///
  /// Those from its own rows come before those from its relatives, and no single food comes twice.
  public func substitutes(for food: FoodID) -> [Substitute] {
    let written = (rows[food] ?? []).compactMap { try? SubstituteRow.substitute($0) }
    var alone = Set(written.filter { $0.parts.count == 1 }.map(\.food))
    let related = (kin[food] ?? []).flatMap { $0.substitutes(for: food) }
    return written + related.filter { alone.insert($0.food).inserted }
  }

  /// Whether the table has a row for the food itself, and not only for its relatives.
  func isWritten(for food: FoodID) -> Bool { rows[food] != nil }

  /// Every food whose kinds share the substitutes of a model food, with that model.
  var kindRows: [(kind: FoodID, like: FoodID)] {
    kinds.map { ($0.key, $0.value) }.sorted { $0.kind < $1.kind }
  }

  /// The model food whose substitutes serve all foods that are only a kind of another; nil if there
  /// is none.
  func model(ofKind kind: FoodID) -> FoodID? { kinds[kind] }
}
