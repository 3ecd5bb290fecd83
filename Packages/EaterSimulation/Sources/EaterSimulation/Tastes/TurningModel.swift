import MealModels
import SeededRandom

/// Tastes that do not stay: they drift from one palate to another for weeks, or turn overnight.
public struct TurningModel: TasteModel {
  /// How a taste changes.
  public enum Pace: String, CaseIterable, Sendable {
    /// Little by little, from one palate to the next in four to eight weeks and on.
    case drifting
    /// All at once, on one day between the second and the sixth week.
    case overnight
  }

  /// The name in tables.
  public var name: String { pace.rawValue }

  private let pace: Pace
  private let palate = PalateModel(world: 4)

  /// Makes the model of one pace.
  public init(_ pace: Pace) {
    self.pace = pace
  }

  /// Draws two palates, and when one follows the other.
  public func taste(for eater: inout SeededGenerator, menu: Menu) -> Taste {
    let palates = (0..<2).map { _ in
      let liking = palate.taste(for: &eater, menu: menu).liking
      let spread = Spread(liking)
      return liking.map(spread.standardised)
    }
    let change = zip(palates[0], palates[1]).map { $1 - $0 }
    let pace = pace
    let turn = Int.random(in: 10...40, using: &eater)
    let period = Double(Int.random(in: 28...56, using: &eater))
    return Taste(liking: palates[0]) { meal, day in
      switch pace {
      case .overnight: return day.number < turn ? 0 : change[meal]
      case .drifting:
        // There and back in straight lines.
        let place = Double(day.number) / period
        let share = place - 2 * (place / 2).rounded(.down)
        return change[meal] * (share <= 1 ? share : 2 - share)
      }
    }
  }
}
