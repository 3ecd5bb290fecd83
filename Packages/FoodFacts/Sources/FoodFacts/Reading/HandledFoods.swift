import MealModels

/// Finds the listed foods that a recipe has used before each clause of its steps.
struct HandledFoods {
  /// The state before a clause.
  struct State {
    /// The lines whose foods were cooked, added or mixed; a food that was only cut is not included.
    var used: Set<Int> = []
    /// The lines whose foods one step mixed, as one set for each step.
    var mixed: [Set<Int>] = []
  }

  private enum Act { case preparing, using, mixing }

  /// The state before each clause of all steps, and after the last clause.
  private(set) var states = [State()]
  /// For each step, the lines that it or the next step uses, because the next step may explain it.
  private(set) var ofSteps: [Set<Int>] = []
  /// The lines that each step mixes.
  private(set) var mixedBySteps: [Set<Int>] = []

  private var act = Act.using
  private var mixed: Set<Int> = []

  /// Reads the steps of a recipe.
  init(_ steps: [PlainText], _ list: RecipeList, _ words: ProseWords) {
    var used: [Set<Int>] = []
    for step in steps {
      act = .using
      mixed = []
      let before = states.last?.used ?? []
      var own: Set<Int> = []
      for clause in step.clauses {
        own.formUnion(read(clause, list, words))
        states.append(State(used: before.union(own), mixed: states[states.count - 1].mixed))
        if !mixed.isEmpty { keepMixed() }
      }
      used.append(own)
      mixedBySteps.append(mixed)
    }
    ofSteps = used.indices.map { used[$0].union($0 + 1 < used.count ? used[$0 + 1] : []) }
  }

  /// Adds the lines that the present step has mixed so far to the last state.
  private mutating func keepMixed() { states[states.count - 1].mixed.append(mixed) }

  /// The lines that a clause uses; a line that is only cut is not used yet.
  private mutating func read(
    _ clause: [String], _ list: RecipeList, _ words: ProseWords
  ) -> Set<Int> {
    var used: Set<Int> = []
    var mentions = words.index.overlappingMentions(in: clause)[...]
    for (place, word) in clause.enumerated() {
      if Self.preparing.contains(word) { act = .preparing }
      if Self.using.contains(word) { act = .using }
      if Self.mixing.contains(word) { act = .mixing }
      var lines = Self.everything.contains(word) ? list.allLines : []
      while let mention = mentions.first, mention.range.lowerBound == place {
        lines.formUnion(list.lines(meantBy: mention))
        mentions.removeFirst()
      }
      guard act != .preparing else { continue }
      used.formUnion(lines)
      if act == .mixing { mixed.formUnion(lines) }
    }
    return used
  }

  private static let everything: Set = ["ingredient", "ingredients", "everything"]
  private static let preparing: Set = [
    "chop", "slice", "dice", "cut", "wash", "rinse", "peel", "trim", "soak", "tear", "core",
    "halve",
    "quarter", "shred", "mince", "deseed", "thaw", "julienne", "remove", "discard", "serve", "wipe",
    "snip", "measure", "defrost", "scrub", "hull", "zest", "chopping", "slicing", "dicing",
    "cutting", "peeling", "serving",
  ]
  private static let using: Set = [
    "add", "adding", "pour", "cook", "simmer", "boil", "fry", "saute", "melt", "heat", "bake",
    "roast", "bring", "deglaze", "toss", "return", "put", "place", "season", "sprinkle",
    "drizzle", "cover", "top", "arrange", "spread", "layer", "dissolve", "braise", "brown", "sear",
    "steam", "dredge", "dip", "spoon", "crumble", "warm", "toast", "transfer", "grill",
  ]
  static let mixing: Set = [
    "mix", "mixing", "whisk", "whisking", "blend", "blending", "combine", "combining", "stir",
    "stirring", "beat", "beating", "shake", "process", "pulse", "blitz", "knead", "mash", "cream",
    "puree", "pound", "grind", "crush", "emulsify", "whizz", "whiz", "sift", "rub", "fold",
    "incorporate", "muddle", "whip", "liquidise", "liquidize", "massage", "stirred", "mixed",
    "combined", "whisked", "blended", "marinate", "coat", "whir", "buzz", "work", "smash",
  ]
}
