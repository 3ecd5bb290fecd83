import MealModels
import SeededRandom

/// A taste model of rules and moods: "fish, but not from cold cuisines", "on weekdays only quick
/// dishes".
///
/// A small random tree over cuisine, protein, time and shape decides, so that the same food is
/// loved in one dish and not in another. The model adds a rule for weekdays, two moods that rise
/// and fall over weeks, and a lower liking for a protein after two days in a row.
public struct HabitsModel: TasteModel {
  /// The name of the model in tables.
  public let name = "habits"

  /// Makes the model.
  public init() {}

  /// Draws a tree of three questions, a rule for weekdays, two moods, and a liking for each single
  /// dish.
  public func taste(for eater: inout SeededGenerator, menu: Menu) -> Taste {
    var liking = [Double](repeating: 0, count: menu.meals.count)
    split(Array(menu.meals.indices), into: &liking, depth: 3, for: &eater, menu)
    for meal in liking.indices { liking[meal] += 0.35 * eater.normal() }
    let week = WorkingWeek(&eater, menu)
    let moods = [Mood(&eater, menu), Mood(&eater, menu)]
    let appetite = Appetite(&eater, menu)
    return Taste(liking: liking) { meal, day in
      week.change(meal, day) + moods[0].change(meal, day) + moods[1].change(meal, day)
        + appetite.change(meal, day)
    }
  }

  /// Grows the tree down to its leaves and stores their values as likings.
  private func split(
    _ meals: [Int], into liking: inout [Double], depth: Int, for eater: inout SeededGenerator,
    _ menu: Menu
  ) {
    guard depth > 0, let (yes, no) = halves(of: meals, for: &eater, menu) else {
      let value = eater.normal()
      for meal in meals { liking[meal] = value }
      return
    }
    split(yes, into: &liking, depth: depth - 1, for: &eater, menu)
    split(no, into: &liking, depth: depth - 1, for: &eater, menu)
  }

  /// Splits some meals by a random question to which at least one meal in six answers yes, and one
  /// in six no.
  private func halves(of meals: [Int], for eater: inout SeededGenerator, _ menu: Menu)
    -> (yes: [Int], no: [Int])?
  {
    for _ in 0..<20 {
      let question = HabitQuestion(&eater)
      let yes = meals.filter { question.holds(for: $0, menu) }
      guard yes.count * 6 >= meals.count, yes.count * 6 <= meals.count * 5 else { continue }
      return (yes, meals.filter { !question.holds(for: $0, menu) })
    }
    return nil
  }
}

/// One question of the tree.
enum HabitQuestion {
  case isOf(Set<Cuisine>)
  case has(Set<ProteinGroup>)
  case takesAtMost(minutes: Int)
  case comesAs(Set<DishKind>)

  init(_ eater: inout SeededGenerator) {
    switch Int.random(in: 0..<4, using: &eater) {
    case 0: self = .isOf(Self.half(&eater))
    case 1: self = .has(Self.half(&eater))
    case 2: self = .takesAtMost(minutes: 10 + 5 * Int.random(in: 0..<9, using: &eater))
    default: self = .comesAs(Self.half(&eater))
    }
  }

  func holds(for meal: Int, _ menu: Menu) -> Bool {
    switch self {
    case .isOf(let cuisines): cuisines.contains(menu.meals[meal].cuisine)
    case .has(let groups): groups.contains(menu.proteins[meal].group)
    case .takesAtMost(let minutes): menu.meals[meal].totalMinutes <= minutes
    case .comesAs(let shapes): shapes.contains(menu.meals[meal].traits.shape)
    }
  }

  private static func half<Kind: CaseIterable & Hashable>(
    _ eater: inout SeededGenerator
  ) -> Set<Kind> {
    Set(Kind.allCases.filter { _ in eater.happens(0.5) })
  }
}
