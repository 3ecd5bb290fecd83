import MealModels
import SeededRandom

/// Makes slow dishes less liked on weekdays; some eaters do not mind them.
struct WorkingWeek: Sendable {
  private let isSlow: [Bool]
  private let weight: Double

  init(_ eater: inout SeededGenerator, _ menu: Menu) {
    let limit = 20 + 10 * Int.random(in: 0..<4, using: &eater)
    weight = eater.happens(0.6) ? eater.number(in: 0.4...1.2) : 0
    isSlow = menu.meals.map { $0.totalMinutes > limit }
  }

  func change(_ meal: Int, _ day: TasteDay) -> Double {
    isSlow[meal] && !day.isWeekend ? -weight : 0
  }
}

/// A liking for some cuisines that rises and falls over three to six weeks.
struct Mood: Sendable {
  private let concerns: [Bool]
  private let period: Int
  private let start: Int
  private let height: Double

  init(_ eater: inout SeededGenerator, _ menu: Menu) {
    let cuisines = Set(Cuisine.allCases.filter { _ in eater.happens(0.25) })
    concerns = menu.meals.map { cuisines.contains($0.cuisine) }
    period = Int.random(in: 21...42, using: &eater)
    start = Int.random(in: 0..<period, using: &eater)
    height = eater.number(in: 0.2...0.7)
  }

  /// The change of liking, which goes from one extreme to the other and back in straight lines.
  func change(_ meal: Int, _ day: TasteDay) -> Double {
    guard concerns[meal] else { return 0 }
    let place = Double((day.number + start) % period) / Double(period)
    return height * (4 * abs(place - 0.5) - 1)
  }
}

/// The lower liking for a protein that was eaten on both days before.
struct Appetite: Sendable {
  private let proteins: [ProteinSource]
  private let weight: Double

  init(_ eater: inout SeededGenerator, _ menu: Menu) {
    proteins = menu.proteins
    weight = eater.number(in: 0.3...1)
  }

  func change(_ meal: Int, _ day: TasteDay) -> Double {
    let protein = proteins[meal]
    guard protein != .none, day.eatenYesterday.contains(where: { proteins[$0] == protein }),
      day.eatenTheDayBefore.contains(where: { proteins[$0] == protein })
    else { return 0 }
    return -weight
  }
}
