import AppWords
import MealModels
import MealWords
import SuggestionEngine

extension Copy {
  /// A relaxed wish with the number of meals that it opens, such as "Any cuisine instead of Thai
  /// (11 more meals)".
  public func text(for relaxation: Relaxation) -> String {
    self(
      "change.opens", ["change": text(for: relaxation.change)], count: relaxation.mealsOpened)
  }

  /// One text for each of the wishes that were relaxed together.
  ///
  /// More meals fit only if all are relaxed, so only the last text has the number.
  public func texts(for relaxations: [Relaxation]) -> [String] {
    relaxations.dropLast().map { text(for: $0.change) } + relaxations.suffix(1).map(text(for:))
  }

  /// A relaxed wish, such as "Any cuisine instead of Thai".
  private func text(for change: Relaxation.Change) -> String {
    switch change {
    case .anyCuisine(let wished):
      self("change.instead.cuisine", ["wish": alternatives(wished)])
    case .moreTime(let minutes?, let wished):
      self("change.instead.time", ["time": spokenMinutes(minutes), "wish": number(wished)])
    case .moreTime(nil, let wished):
      self("change.instead.any-time", ["wish": spokenMinutes(wished)])
    case .anySlot(let wished):
      self(
        "change.instead.slot", ["wish": self(CopyKey("slot.\(wished.rawValue).inline"))])
    case .anyNutrition(let wished, _):
      anyNutrition(insteadOf: phrases(of: wished))
    }
  }

  private func anyNutrition(insteadOf bounds: [String]) -> String {
    bounds.isEmpty
      ? self("change.nutrition.title")
      : self("change.instead.nutrition", ["wish": list(bounds)])
  }

  /// The number of meals that one more relaxed wish would open, such as "6 if 30 minutes".
  public func offer(_ relaxation: Relaxation) -> String {
    let count = relaxation.mealsOpened
    switch relaxation.change {
    case .anyCuisine: return self("offer.cuisine", count: count)
    case .moreTime(let minutes?, _):
      return self("offer.time", ["time": spokenMinutes(minutes)], count: count)
    case .moreTime(nil, _): return self("offer.any-time", count: count)
    case .anySlot: return self("offer.slot", count: count)
    case .anyNutrition: return self("offer.nutrition", count: count)
    }
  }

  /// The change as the title of a control, such as "Any cuisine" or "30 minutes".
  public func title(of change: Relaxation.Change) -> String {
    switch change {
    case .anyCuisine: self("change.cuisine.title")
    case .moreTime(let minutes?, _): spokenMinutes(minutes)
    case .moreTime(nil, _): self("change.any-time.title")
    case .anySlot: self("change.slot.title")
    case .anyNutrition: self("change.nutrition.title")
    }
  }

  /// The sentence that the wishes were relaxed; empty if no wish was relaxed.
  ///
  /// It has the number of meals that each wish alone would open, and the relaxations of the shown
  /// meals: "Nothing Thai in 15 minutes; 6 if 30 minutes, 11 from any cuisine; this one takes up to
  /// 30 minutes".
  ///
  /// - Parameter meals: the number of meals that are shown with these relaxations.
  public func relaxed(
    _ relaxations: [Relaxation], possibleRelaxations: [Relaxation], wishes: Wishes = Wishes(),
    meals: Int = 1
  ) -> String {
    guard !relaxations.isEmpty else { return "" }
    let nothing = nothing(NamedWishes(relaxations + possibleRelaxations, wishes: wishes))
    let offered = possibleRelaxations.sorted(by: Self.isNearer).map(offer).joined(separator: ", ")
    return [nothing, offered, done(relaxations, meals)].filter { !$0.isEmpty }
      .joined(by: { self("relaxed.line", ["nothing": $0, "rest": $1]) })
  }

  private static func isNearer(_ first: Relaxation, _ second: Relaxation) -> Bool {
    first.mealsOpened < second.mealsOpened
  }

  /// The relaxations that were made, such as "this one is from another cuisine and takes up to 30
  /// minutes".
  private func done(_ relaxations: [Relaxation], _ meals: Int) -> String {
    let subject = meals == 1 ? "this" : "these"
    let changes = relaxations.map { relaxation -> String in
      switch relaxation.change {
      case .anyCuisine: self(CopyKey("relaxed.\(subject).cuisine"))
      case .moreTime(let minutes?, _):
        self(CopyKey("relaxed.\(subject).time"), ["time": spokenMinutes(minutes)])
      case .moreTime(nil, _): self(CopyKey("relaxed.\(subject).any-time"))
      case .anySlot: self(CopyKey("relaxed.\(subject).slot"))
      case .anyNutrition: self(CopyKey("relaxed.\(subject).nutrition"))
      }
    }
    return self(CopyKey("relaxed.\(subject)"), ["changes": list(changes)])
  }

  private func nothing(_ wishes: NamedWishes) -> String {
    let slot = wishes.slot.map { self(CopyKey("relaxed.slot.\($0.rawValue)")) }
    let values = [
      ("cuisine", wishes.cuisines.isEmpty ? nil : alternatives(wishes.cuisines)),
      ("time", wishes.minutes.map(spokenMinutes)), ("slot", slot),
    ].compactMap { name, value in value.map { (name, $0) } }
    guard !values.isEmpty else { return self("relaxed.nothing.nutrition") }
    let key = values.map(\.0).joined(separator: "-")
    let others = self(
      CopyKey("relaxed.nothing.\(key)"), Dictionary(uniqueKeysWithValues: values))
    return wishes.hasNutrition
      ? self("relaxed.nothing.also-nutrition", ["nothing": others]) : others
  }

  private func alternatives(_ cuisines: Set<Cuisine>) -> String {
    alternatives(Cuisine.allCases.filter(cuisines.contains).map(name(of:)))
  }

  private func number(_ value: Int) -> String { region.number(Double(value)) }
}

extension [String] {
  /// Joins the parts from left to right: the result so far with the next part; empty if there are
  /// no parts.
  fileprivate func joined(by join: (String, String) -> String) -> String {
    guard let first else { return "" }
    return dropFirst().reduce(first, join)
  }
}

/// The wishes that a sentence about "nothing" must name to be true.
private struct NamedWishes {
  var cuisines: Set<Cuisine> = []
  var minutes: Int?
  var slot: MealSlot?
  var hasNutrition = false

  /// Names the wishes that were relaxed, or whose relaxing makes more meals fit.
  ///
  /// If only one other wish is left, the sentence is true without it, because relaxing that wish
  /// alone makes no meal fit. With two or more such wishes the sentence could be false, so all are
  /// named.
  init(_ relaxations: [Relaxation], wishes: Wishes) {
    for relaxation in relaxations {
      switch relaxation.change {
      case .anyCuisine(let wished): cuisines = wished
      case .moreTime(_, let wished): minutes = wished
      case .anySlot(let wished): slot = wished
      case .anyNutrition: hasNutrition = true
      }
    }
    let unnamed = [
      cuisines.isEmpty && !wishes.cuisines.isEmpty, minutes == nil && wishes.maxMinutes != nil,
      slot == nil && wishes.slot != nil, !hasNutrition && !wishes.nutrition.isEmpty,
    ]
    guard unnamed.count(where: \.self) > 1 else { return }
    cuisines = wishes.cuisines
    minutes = wishes.maxMinutes
    slot = wishes.slot
    hasNutrition = !wishes.nutrition.isEmpty
  }
}
