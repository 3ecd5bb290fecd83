/// Something that a recipe must hold before people cook from it.
public enum ReviewRule: String, CaseIterable, Hashable, Sendable {
  /// Every listed ingredient is named in a step.
  case unusedIngredient = "unused-ingredient"
  /// Every food that a step names is listed.
  case unlistedFood = "unlisted-food"
  /// The minutes of the steps fit into the times of the recipe.
  case impossibleTime = "impossible-time"
  /// A step that cooks says over which heat, unless an earlier one still holds.
  case missingHeat = "missing-heat"
  /// A step that cooks says how long.
  case missingTime = "missing-time"
  /// A step that cooks says by what one sees that it is done.
  case missingSign = "missing-sign"
  /// Foods that can make people ill are cooked far enough, and the recipe says so.
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
  /// Amounts are such as a cook can take: no half pinch, no leaves in millilitres, no water from
  /// nowhere.
  case oddAmount = "odd-amount"
  /// Amounts are what is eaten: no oil and no salted water that is poured away.
  case uneatenAmount = "uneaten-amount"
  /// Heating the oven, bringing a pot to a boil and soaking are in the times.
  case waitingTime = "waiting-time"
  /// Each food and tool has the one name of the catalogue.
  case houseWord = "house-word"
  /// A lunch or dinner is whole with all that goes with it.
  case incompleteMeal = "incomplete-meal"
  /// A meal says how well it is known in each region.
  case missingGrades = "missing-grades"
  /// A name that is no plain English has a gloss.
  case missingGloss = "missing-gloss"
  /// Every ingredient is a known food.
  case unknownFood = "unknown-food"
  /// No two meals share a long run of words.
  case repeatedPhrase = "repeated-phrase"
  /// No two meals are nearly the same dish.
  case nearDuplicate = "near-duplicate"
  /// Every waiver still waives something.
  case unusedWaiver = "unused-waiver"
}
