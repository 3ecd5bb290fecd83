import DesignSystem
import MealModels
import SuggestionEngine

extension Copy {
  /// A bent wish with what it opens, such as "Any cuisine instead of Thai (11 more meals)".
  public func text(for relaxation: Relaxation) -> String {
    let count = relaxation.mealsOpened
    switch relaxation.change {
    case .anyCuisine(let wished):
      return self("change.instead.cuisine", ["wish": alternatives(wished)], count: count)
    case .moreTime(let minutes?, let wished):
      return self(
        "change.instead.time", ["time": spokenMinutes(minutes), "wish": number(wished)],
        count: count)
    case .moreTime(nil, let wished):
      return self("change.instead.any-time", ["wish": spokenMinutes(wished)], count: count)
    case .anySlot(let wished):
      let slot = self(CopyKey("slot.\(wished.rawValue).inline"))
      return self("change.instead.slot", ["wish": slot], count: count)
    }
  }

  /// What one more bent wish would open, such as "6 if 30 minutes".
  public func offer(_ relaxation: Relaxation) -> String {
    let count = relaxation.mealsOpened
    switch relaxation.change {
    case .anyCuisine: return self("offer.cuisine", count: count)
    case .moreTime(let minutes?, _):
      return self("offer.time", ["time": spokenMinutes(minutes)], count: count)
    case .moreTime(nil, _): return self("offer.any-time", count: count)
    case .anySlot: return self("offer.slot", count: count)
    }
  }

  /// The change itself as a control says it, such as "Any cuisine" or "30 minutes".
  public func title(of change: Relaxation.Change) -> String {
    switch change {
    case .anyCuisine: self("change.cuisine.title")
    case .moreTime(let minutes?, _): spokenMinutes(minutes)
    case .moreTime(nil, _): self("change.any-time.title")
    case .anySlot: self("change.slot.title")
    }
  }

  /// That the wishes had to bend, with what each alone would open; empty without relaxations.
  ///
  /// "Nothing Thai in 15 minutes; 6 if 30 minutes, 11 from any cuisine". Where no single change
  /// opens anything, the changes that were made are named together.
  public func relaxed(
    _ relaxations: [Relaxation], offers: [Relaxation], wishes: Wishes = Wishes()
  ) -> String {
    guard !relaxations.isEmpty else { return "" }
    let nothing = nothing(NamedWishes(relaxations + offers, wishes: wishes))
    let offered = offers.sorted(by: Self.isNearer).map(offer)
    let rest = offered.isEmpty ? together(relaxations) : offered.joined(separator: ", ")
    return self("relaxed.line", ["nothing": nothing, "offers": rest])
  }

  private static func isNearer(_ first: Relaxation, _ second: Relaxation) -> Bool {
    first.mealsOpened < second.mealsOpened
  }

  private func together(_ relaxations: [Relaxation]) -> String {
    let changes = relaxations.map { change -> String in
      switch change.change {
      case .anyCuisine: self("change.cuisine")
      case .moreTime(let minutes?, _): spokenMinutes(minutes)
      case .moreTime(nil, _): self("change.any-time")
      case .anySlot: self("change.slot")
      }
    }
    let count = relaxations.map(\.mealsOpened).min() ?? 0
    return self("relaxed.together", ["changes": list(changes)], count: count)
  }

  private func nothing(_ wishes: NamedWishes) -> String {
    let slot = wishes.slot.map { self(CopyKey("relaxed.slot.\($0.rawValue)")) }
    let values = [
      ("cuisine", wishes.cuisines.isEmpty ? nil : alternatives(wishes.cuisines)),
      ("time", wishes.minutes.map(spokenMinutes)), ("slot", slot),
    ].compactMap { name, value in value.map { (name, $0) } }
    let key = values.map(\.0).joined(separator: "-")
    return self(
      CopyKey("relaxed.nothing.\(key)"), Dictionary(uniqueKeysWithValues: values))
  }

  private func alternatives(_ cuisines: Set<Cuisine>) -> String {
    alternatives(Cuisine.allCases.filter(cuisines.contains).map(name(of:)))
  }

  private func number(_ value: Int) -> String { region.number(Double(value)) }
}

/// The wishes that a sentence about "nothing" has to name to be true.
private struct NamedWishes {
  var cuisines: Set<Cuisine> = []
  var minutes: Int?
  var slot: MealSlot?

  /// Names the wishes that bend or would open something by bending.
  ///
  /// One further wish may go unnamed: bending it alone opens nothing, so the sentence is true
  /// without it. Of two that may be false, so then all are named.
  init(_ relaxations: [Relaxation], wishes: Wishes) {
    for relaxation in relaxations {
      switch relaxation.change {
      case .anyCuisine(let wished): cuisines = wished
      case .moreTime(_, let wished): minutes = wished
      case .anySlot(let wished): slot = wished
      }
    }
    let unnamed = [
      cuisines.isEmpty && !wishes.cuisines.isEmpty, minutes == nil && wishes.maxMinutes != nil,
      slot == nil && wishes.slot != nil,
    ]
    guard unnamed.count(where: \.self) > 1 else { return }
    cuisines = wishes.cuisines
    minutes = wishes.maxMinutes
    slot = wishes.slot
  }
}
