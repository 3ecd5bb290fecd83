import EmbeddedText
import MealModels

/// What may stand in for what, as written by us; a row is read when its food is asked for.
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
      throw line.wrong("it is no two foods")
    }
    self.init(trusted: rowLines, kin: kinLines, kinds: kindLines)
  }

  /// Reads texts that were checked before.
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

  /// Every food that the table has something for, in the order of their ids.
  public var foods: [FoodID] { Set(rows.keys).union(kin.keys).sorted() }

  /// What may stand in for exactly this food; what is written for it comes before its kin, and no
  /// food comes twice by itself.
  public func substitutes(for food: FoodID) -> [Substitute] {
    let written = (rows[food] ?? []).compactMap { try? SubstituteRow.substitute($0) }
    var alone = Set(written.filter { $0.parts.count == 1 }.map(\.food))
    let related = (kin[food] ?? []).flatMap { $0.substitutes(for: food) }
    return written + related.filter { alone.insert($0.food).inserted }
  }

  /// Whether something is written for the very food, and not only for its kin.
  func isWritten(for food: FoodID) -> Bool { rows[food] != nil }

  /// Every food whose kinds take what stands in for another, with that one.
  var kindRows: [(kind: FoodID, like: FoodID)] {
    kinds.map { ($0.key, $0.value) }.sorted { $0.kind < $1.kind }
  }

  /// The food whose substitutes serve for everything that is nothing but a kind of another.
  func model(ofKind kind: FoodID) -> FoodID? { kinds[kind] }
}
