import DesignSystem
import EaterRecord
import MealModels
import Presentation
import PrintedText
import ScreenParts
import SuggestionEngine

/// The learned opinions of traits of meals, as a table and as JSON.
struct OpinionText: Sendable {
  private let opinions: [TraitOpinion]
  private let foodNames: [FoodID: String]
  private let mealTitles: [MealID: String]
  private let copy: Copy

  init(_ opinions: [TraitOpinion], _ service: SuggestionService, _ copy: Copy) {
    self.opinions = opinions
    self.copy = copy
    var foods: [FoodID] = []
    var titles: [MealID: String] = [:]
    for opinion in opinions {
      switch opinion.trait {
      case .food(let food): foods.append(food)
      case .meal(let meal): titles[meal] = service.catalog.summary(meal)?.title
      default: break
      }
    }
    foodNames = service.names(of: foods)
    mealTitles = titles
  }

  /// A line for each opinion: name, mean, uncertainty, and number of observations.
  var table: [String] {
    opinions.map { opinion in
      let name = PlainText.cleaned(name(of: opinion.trait))
      let space = String(repeating: " ", count: max(2, 42 - name.count))
      let mean = ScoreText.signed(opinion.opinion.mean)
      let uncertainty = ScoreText.hundredths(opinion.opinion.uncertainty)
      return "  \(name)\(space)\(mean) ± \(uncertainty)  \(Self.times(opinion.opinion))"
    }
  }

  /// The opinions as objects.
  var json: JSON {
    .array(
      opinions.map { opinion in
        let (kind, id) = Self.key(of: opinion.trait)
        return [
          "kind": .string(kind), "id": .string(id), "name": .string(name(of: opinion.trait)),
          "mean": ScoreText.json(opinion.opinion.mean),
          "uncertainty": ScoreText.json(opinion.opinion.uncertainty),
          "observations": .integer(opinion.opinion.observations),
        ]
      })
  }

  private func name(of trait: MealTrait) -> String {
    copy.inlineName(of: trait, foodNames: foodNames, mealTitles: mealTitles)
  }

  private static func times(_ opinion: Opinion) -> String {
    switch opinion.observations {
    case 1: "seen once"
    case 2: "seen twice"
    default: "seen \(opinion.observations) times"
    }
  }

  private static func key(of trait: MealTrait) -> (kind: String, id: String) {
    switch trait {
    case .cuisine(let cuisine): ("cuisine", cuisine.rawValue)
    case .protein(let protein): ("protein", protein.rawValue)
    case .starch(let starch): ("starch", starch.rawValue)
    case .shape(let shape): ("shape", shape.rawValue)
    case .difficulty(let difficulty): ("difficulty", difficulty.rawValue)
    case .time(let band): ("time", band.rawValue)
    case .heft(let heft): ("heft", heft.rawValue)
    case .day(let day): ("day", key(of: day))
    case .wellKnown: ("familiarity", "well-known")
    case .food(let food): ("food", food.rawValue)
    case .meal(let meal): ("meal", meal.rawValue)
    }
  }

  private static func key(of day: DayTrait) -> String {
    switch day {
    case .weekendTime(let band): "weekend-time-\(band.rawValue)"
    case .weekendDifficulty(let difficulty): "weekend-difficulty-\(difficulty.rawValue)"
    case .workdayHeft(let heft): "workday-heft-\(heft.rawValue)"
    case .proteinOfYesterday: "protein-of-yesterday"
    case .starchOfYesterday: "starch-of-yesterday"
    case .shapeOfYesterday: "shape-of-yesterday"
    case .cuisineOfYesterday: "cuisine-of-yesterday"
    case .proteinOfTwoDays: "protein-of-two-days"
    }
  }
}
