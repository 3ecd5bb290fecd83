import MealModels

extension Coverage {
  /// The coverage as tables in Markdown, followed by a line feed.
  public var markdown: String {
    ([slots, Self.legend] + MealSlot.allCases.map(cuisines) + [combinations, missing])
      .map { $0 + "\n" }.joined(separator: "\n")
  }

  private var slots: String {
    let head =
      ["Meals", "all"] + Self.diets.map(\.rawValue) + ["no nuts, egg, soy"] + Self.spans.map(\.name)
    let rows = MealSlot.allCases.map { slot in
      [slot.rawValue, text(count(slot))]
        + Self.diets.map { text(count(slot, EaterLimits(diets: DietSet([$0])))) }
        + [text(countFreeOfNutsEggSoy(slot))]
        + Self.spans.map { text(count(slot, minutes: $0.minutes)) }
    }
    return table(head, rows)
  }

  private static let legend =
    "By slot, cuisine and diet: the meals, and of these the ones ready in 30 minutes."

  /// The meals of a slot by cuisine and diet, and how many of these are quick.
  private func cuisines(_ slot: MealSlot) -> String {
    let limits = [EaterLimits.none] + Self.diets.map { EaterLimits(diets: DietSet([$0])) }
    let rows = Cuisine.allCases.filter { count(slot, from: $0) > 0 }.map { cuisine in
      [cuisine.rawValue]
        + limits.map { limits in
          let quick = count(slot, limits, from: cuisine, minutes: 0...30)
          return "\(count(slot, limits, from: cuisine)), \(quick)"
        }
    }
    return table([slot.rawValue, "all"] + Self.diets.map(\.rawValue), rows)
  }

  /// The dinners for every two diets, and the fewest of them that remain without any one allergen.
  private var combinations: String {
    table(
      ["Dinners that are", "all", "fewest", "without"],
      Self.pairs.map { pair in
        let counts = Self.allergens.map { dinners(pair, without: [$0]).count }
        let fewest = counts.min() ?? 0
        let without = zip(Self.allergens, counts).filter { $0.1 == fewest }.map { $0.0.rawValue }
        let names = without.count == counts.count ? "any" : without.joined(separator: ", ")
        return [name(pair), text(dinners(pair).count), text(fewest), names]
      })
  }

  /// Why some combinations leave fewer than five dinners.
  private var missing: String {
    let lines = Self.pairs.compactMap(missing(for:))
    guard !lines.isEmpty else {
      return
        "Every two diets leave at least \(Self.fewestDinners) dinners without any one allergen."
    }
    return "Fewer than \(Self.fewestDinners) dinners:\n\n" + lines.joined(separator: "\n")
  }

  private func missing(for pair: [Diet]) -> String? {
    let all = dinners(pair)
    let short = Self.allergens.compactMap { allergen -> String? in
      let left = dinners(pair, without: [allergen])
      guard left.count < Self.fewestDinners else { return nil }
      let lost = all.filter { meal in !left.contains { $0.id == meal.id } }.map(\.title)
      if lost.isEmpty { return nil }
      return "without \(allergen.rawValue) \(left.count) (it is in \(lost.joined(separator: ", ")))"
    }
    guard !short.isEmpty || all.count < Self.fewestDinners else { return nil }
    let total =
      all.count < Self.fewestDinners ? "only \(all.count) fit both" : "\(all.count) fit both"
    return "- \(name(pair)): " + ([total] + short).joined(separator: "; ") + "."
  }

  private func name(_ pair: [Diet]) -> String { pair.map(\.rawValue).joined(separator: " and ") }

  private func text(_ count: Int) -> String { String(count) }

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private static let spans: [(name: String, minutes: ClosedRange<Int>)] = [
    ("≤ 15 min", 0...15), ("≤ 30", 0...30), ("≤ 60", 0...60), ("more", 61...Int.max),
  ]
}
