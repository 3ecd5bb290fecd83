/// Fast upper bounds for the scores of many meals, so that most of them need not be scored.
extension Scorer {
  /// The upper bound of the score of each of some meals; infinite for a meal with observations.
  func mostScores(of meals: [SafeMeal]) -> [Float] {
    let known = taste.familiarity.means(inclination: taste.inclination.mean).enumerated().map {
      mostBeyondRow + $1 + (needsKnown && $0 >= FamiliarityColumn.wellKnown ? Self.knownGain : 0)
    }
    let late = (0..<256).map { mostForMinutes(Float($0)) }
    return [Float](unsafeUninitializedCapacity: meals.count) { most, used in
      pool.traits.sum(of: meals, over: column, into: most)
      for place in meals.indices {
        let index = meals[place].index
        guard !taste.isObserved(index) else {
          most[place] = .infinity
          continue
        }
        let minutes = sides.leastMinutesThen(of: index)
        most[place] +=
          known[taste.familiarity.place(of: index)] + late[Int(min(minutes, 255))]
          + wholeness(of: index) + unwanted(of: index)
      }
      used = meals.count
    }
  }

  /// The upper bound of the points for the time of a meal that takes at least the given minutes.
  private func mostForMinutes(_ least: Float) -> Float {
    let dislike = taste.overtime.mean
    return dislike > 0
      ? dislike * Effort.mostOvertime : dislike * Effort.overtime(least / expectedMinutes)
  }

  /// Whether the score of a meal may be at least a given score.
  ///
  /// The bound in `most` assumes the best possible chance; this function uses the meal's own.
  ///
  /// - Parameter most: the meal's bound from ``mostScores(of:)``.
  func mayReach(_ score: Float, _ meal: SafeMeal, most: Float) -> Bool {
    guard most >= score else { return false }
    return most - mostByChance + sought(in: meal.index) * TasteModel.priorMealDeviation >= score
  }

  /// The most points that chance and curiosity give to a meal without observations.
  var mostOfChance: Float {
    max(0, boldness + daring * SeededChance.mostDeviate) * TasteModel.priorMealDeviation
  }

  /// The maximum sum of the other terms of ``score(of:)``, and a little more for rounding.
  var mostOfOtherTerms: Float {
    let quick: Float = request.wishes.maxMinutes == nil ? 0 : 0.2
    let season: Float = request.wishes.month == nil ? 0 : 0.1
    let nutrition: Float = countsNutrition ? 0.2 : 0
    return mostNovelty + quick + season + nutrition + 0.001
  }
}
