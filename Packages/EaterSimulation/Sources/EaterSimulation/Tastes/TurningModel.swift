import MealModels
import SeededRandom

/// A taste model in which tastes drift between two palates for weeks, or change overnight.
public struct TurningModel: TasteModel {
  /// How a taste changes.
  public enum Pace: String, CaseIterable, Sendable {
    /// Gradually from one palate to the other in four to eight weeks, and back again.
    case drifting
    /// At once, on one day between the second and the sixth week.
    case overnight
  }

  /// The name of the model in tables.
  public var name: String { pace.rawValue }

  private let pace: Pace
  private let palate = PalateModel(world: 4)

  /// Makes the model with this pace.
  public init(_ pace: Pace) {
    self.pace = pace
  }

  /// Draws two palates and the time of the change between them.
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
        // The change goes to the second palate and back in straight lines.
        let place = Double(day.number) / period
        let share = place - 2 * (place / 2).rounded(.down)
        return change[meal] * (share <= 1 ? share : 2 - share)
      }
    }
  }
}
