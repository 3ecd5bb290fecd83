/// The rules that a cooking step names its time, its heat, and the visible sign that it is done.
enum CookingRules {
  @Sendable static func findings(of meal: MealReading) -> [ReviewFinding] {
    var isOn = false
    return meal.steps.indices.flatMap { index -> [ReviewFinding] in
      let step = meal.steps[index]
      let isHeated = isHeated(step, from: &isOn) || HeatWord.isIn(step)
      guard let verb = verb(of: step) else { return [] }
      var faults: [(rule: ReviewRule, text: String)] = []
      if !isHeated { faults.append((.missingHeat, "without a heat; say low, medium or high")) }
      if !saysTime(step) { faults.append((.missingTime, "without a time; say the minutes")) }
      if !saysSign(step) {
        faults.append((.missingSign, "without a sign that it is done; say how that shows"))
      }
      return faults.map { meal.finding($0.rule, step: index, "cooks ('\(verb)') \($0.text)") }
    }
  }

  /// Whether the heat is on in every cooking clause of a step.
  ///
  /// - Parameter isOn: whether the heat is on before the step; on return, whether it is on after
  ///   the step.
  private static func isHeated(_ step: StepText, from isOn: inout Bool) -> Bool {
    var isHeated = true
    for clause in step.sentences.flatMap(\.clauses) {
      if let change = HeatWord.isOn(after: clause) { isOn = change }
      if !isOn, !CookingVerb.verbs(in: clause).isEmpty { isHeated = false }
    }
    return isHeated
  }

  private static func verb(of step: StepText) -> String? {
    step.sentences.lazy.flatMap(\.clauses).flatMap { CookingVerb.verbs(in: $0) }.first
  }

  private static func saysTime(_ step: StepText) -> Bool {
    step.sentences.contains { !$0.times.isEmpty }
      || step.words.contains {
        ["packet", "package", "packaging", "count", "seconds", "minutes"].contains($0)
      }
  }

  private static func saysSign(_ step: StepText) -> Bool {
    let words = step.words
    return words.contains { signs.contains($0) } || saysOnce(words)
      || runs.contains { words.holds(run: $0) }
      || NamedTemperature.temperatures(in: step.text).contains { $0.degrees < SafetyRules.boiling }
  }

  /// Whether "once" means "as soon as" and not "one time": "once it boils", but not "turning once".
  private static func saysOnce(_ words: [String]) -> Bool {
    words.indices.dropLast().contains { index in
      words[index] == "once" && !(index > 0 && words[index - 1] == "at")
        && starts.contains(words[index + 1])
    }
  }

  private static let starts: Set = [
    "it", "they", "the", "its", "their", "a", "all", "most", "no", "each", "both", "every", "soft",
    "you", "bubbles", "steam", "water", "only", "this", "that", "half", "these", "foam", "golden",
    "brown", "butter",
  ]
  private static let signs: Set = [
    "until", "till", "when", "whenever", "before", "should", "must", "enough", "packet", "package",
  ]
  private static let runs = [
    ["as", "soon", "as"], ["so", "that"], ["by", "which", "time"], ["no", "longer"],
  ]
}
