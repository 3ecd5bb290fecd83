/// A rule that a recipe must keep before people cook from it.
public enum ReviewRule: String, CaseIterable, Hashable, Sendable {
  /// Every listed ingredient is named in a step.
  case unusedIngredient = "unused-ingredient"
  /// Every food that a step names is listed.
  case unlistedFood = "unlisted-food"
  /// The minutes of the steps fit into the times of the recipe.
  case impossibleTime = "impossible-time"
  /// A cooking step states its heat, unless the heat of an earlier step still applies.
  case missingHeat = "missing-heat"
  /// A cooking step states its time.
  case missingTime = "missing-time"
  /// A step that cooks names the visible sign that it is done.
  case missingSign = "missing-sign"
  /// Foods that can make people ill are cooked to a safe temperature, and the recipe states it.
  case missingTemperature = "missing-temperature"
  /// Every temperature is given in both scales, and these agree.
  case temperatureScales = "temperature-scales"
  /// No sentence is empty talk.
  case filler
  /// The summary is one short plain sentence.
  case summary
  /// The picture is described in at least five words.
  case picture
  /// There are two to eight steps.
  case stepCount = "step-count"
  /// Each step is 20 to 400 characters long.
  case stepLength = "step-length"
  /// The id is the title in lower-case words joined by hyphens.
  case titleID = "title-id"
  /// A serving has 100 to 1,100 kcal.
  case energyRange = "energy-range"
  /// Nutrition is known for 97 % of the weight.
  case resolvedMass = "resolved-mass"
  /// Every ingredient has an amount, or the note "to taste".
  case missingAmount = "missing-amount"
  /// A cook can measure every amount: no half pinch, no leaves in millilitres, no unlisted water.
  case oddAmount = "odd-amount"
  /// Amounts include only food that is eaten: no oil and no salted water that is poured away.
  case uneatenAmount = "uneaten-amount"
  /// The times include heating the oven, bringing a pot to a boil and soaking.
  case waitingTime = "waiting-time"
  /// Each food and tool has the name that the whole catalogue uses.
  case houseWord = "house-word"
  /// A lunch or dinner is a whole meal with all its sides.
  case incompleteMeal = "incomplete-meal"
  /// A meal states how well it is known in each region.
  case missingGrades = "missing-grades"
  /// A name that is not plain English has a gloss.
  case missingGloss = "missing-gloss"
  /// Every ingredient is a known food.
  case unknownFood = "unknown-food"
  /// No two meals share a long run of words.
  case repeatedPhrase = "repeated-phrase"
  /// No two meals are nearly the same dish.
  case nearDuplicate = "near-duplicate"
  /// Every waiver covers a finding.
  case unusedWaiver = "unused-waiver"
}
