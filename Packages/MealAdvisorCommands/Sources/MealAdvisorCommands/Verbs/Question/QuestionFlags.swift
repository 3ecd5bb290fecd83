import CommandKit

/// The flags that say what a suggestion is asked for; every command that suggests takes them.
enum QuestionFlags {
  static let at = Flag("--at", "TIME", "local time such as 2026-05-12T18:30 instead of now")
  static let seed = Flag("--seed", "N", "decides between equals; without it chance does")
  static let steadySeed = Flag("--seed", "N", "decides between equals; without it the day does")
  static let diet = Flag("--diet", "LIST", "diets that hold beside the stored ones")
  static let allergy = Flag("--allergy", "LIST", "allergens or foods beside the stored ones")
  static let avoid = Flag("--avoid", "LIST", "foods to leave out beside the stored ones")
  static let maxMinutes = Flag("--max-minutes", "N", "time to cook, instead of the stored one")
  static let cuisine = Flag("--cuisine", "LIST", "cuisines, instead of the stored ones")
  static let atMost = Flag(
    "--at-most", "LIST", "of a serving, such as sodium=600mg, instead of the stored one")
  static let atLeast = Flag(
    "--at-least", "LIST", "of a serving, such as protein=25g, instead of the stored one")
  static let slot = Flag("--slot", "SLOT", "breakfast, lunch, dinner or snack")
  static let kids = Flag("--kids", nil, "mild, easy and well known, because children eat")
  static let have = Flag("--have", "LIST", "foods at home, which may be used up")
  static let energyLeft = Flag("--energy-left", "KCAL", "what is left of the day's energy")
  static let catalog = Flag("--catalog", "FILE", "meals of a file instead of the bundled ones")

  /// What every meal must or should be, whenever it is eaten.
  static let limitsAndWishes = [diet, allergy, avoid, maxMinutes, cuisine, atMost, atLeast]
}
