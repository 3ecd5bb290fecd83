import MealModels

/// Reads the lines of `substitutes.tsv`.
///
/// The columns are food, substitute, basis, job, closeness from 1 to 5, reason, changes, and where
/// it does not work.
enum SubstituteRow {
  /// Reads the substitute of a line, or fails on the line's first mistake.
  static func substitute(_ line: TableLine) throws(GroceryDataError) -> Substitute {
    guard let basis = Substitute.Basis(rawValue: line.column(2)) else {
      throw line.wrong("'\(line.column(2))' is not volume, weight or each")
    }
    guard let job = SubstituteJob(rawValue: line.column(3)) else {
      throw line.wrong("'\(line.column(3))' is not a job")
    }
    guard let closeness = Int(line.column(4)), (1...5).contains(closeness) else {
      throw line.wrong("'\(line.column(4))' is not a closeness from 1 to 5")
    }
    guard !line.column(0).isEmpty, !line.column(5).isEmpty, !line.column(6).isEmpty else {
      throw line.wrong("a food, a reason or a change is missing")
    }
    return Substitute(
      for: FoodID(rawValue: line.column(0)), try parts(line, basis), by: basis, as: job,
      closeness: closeness, why: line.column(5), changes: line.column(6),
      exceptions: line.column(7))
  }

  private static func parts(
    _ line: TableLine, _ basis: Substitute.Basis
  ) throws(GroceryDataError) -> [Substitute.Part] {
    var parts: [Substitute.Part] = []
    for text in line.column(1).split(separator: "+") {
      var words = text.split(separator: " ")
      guard words.count > 1 else { throw line.wrong("'\(text)' is not a food with an amount") }
      let food = FoodID(rawValue: String(words.removeFirst()))
      let unit = words.last.flatMap { MeasureUnit(named: $0) }
      if unit != nil { words.removeLast() }
      guard let amount = Fraction(words.joined(separator: " ")), amount > .zero,
        unit == nil || basis == .each
      else { throw line.wrong("'\(text)' has no amount by \(basis.rawValue)") }
      parts.append(Substitute.Part(food, amount, unit))
    }
    guard !parts.isEmpty else { throw line.wrong("nothing stands instead") }
    return parts
  }
}

/// A line of `substitutes-kin.tsv`: job, closeness, foods that replace one another, reason,
/// changes.
struct SubstituteKin: Sendable {
  let job: SubstituteJob
  let closeness: Int
  let foods: [FoodID]
  let why: String
  let changes: String

  /// Reads a line, or fails on its first mistake.
  init(_ line: TableLine) throws(GroceryDataError) {
    guard let job = SubstituteJob(rawValue: line.column(0)), let closeness = Int(line.column(1)),
      (1...5).contains(closeness)
    else { throw line.wrong("it does not begin with a job and a closeness from 1 to 5") }
    foods = line.column(2).split(separator: " ").map { FoodID(rawValue: String($0)) }
    guard foods.count > 1, Set(foods).count == foods.count, !line.column(4).isEmpty else {
      throw line.wrong("it has no two foods, one twice, or no reason or change")
    }
    (self.job, self.closeness) = (job, closeness)
    (why, changes) = (line.column(3), line.column(4))
  }

  /// The substitutes for one of the foods.
  func substitutes(for food: FoodID) -> [Substitute] {
    foods.filter { $0 != food }.map { other in
      Substitute(
        for: food, [Substitute.Part(other, .one)], by: .weight, as: job, closeness: closeness,
        why: why, changes: changes)
    }
  }
}
