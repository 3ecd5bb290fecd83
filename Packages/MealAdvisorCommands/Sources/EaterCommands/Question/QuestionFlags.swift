import CommandKit

/// The flags of a question for suggestions; every command that suggests accepts them.
package enum QuestionFlags {
  package static let at = Flag(
    "--at", "TIME", "local time such as 2026-05-12T18:30, instead of now")
  package static let seed = Flag("--seed", "N", "decides between equal meals; random without it")
  package static let steadySeed = Flag(
    "--seed", "N", "decides between equal meals; the day decides without it")
  package static let diet = Flag("--diet", "LIST", "diets, in addition to the stored ones")
  package static let allergy = Flag(
    "--allergy", "LIST", "allergens or foods, in addition to the stored ones")
  package static let avoid = Flag(
    "--avoid", "LIST", "foods to leave out, in addition to the stored ones")
  package static let maxMinutes = Flag(
    "--max-minutes", "N", "time to cook, instead of the stored one")
  package static let cuisine = Flag("--cuisine", "LIST", "cuisines, instead of the stored ones")
  package static let atMost = Flag(
    "--at-most", "LIST", "most per serving, such as sodium=600mg, instead of the stored one")
  static let atLeast = Flag(
    "--at-least", "LIST", "least per serving, such as protein=25g, instead of the stored one")
  package static let slot = Flag("--slot", "SLOT", "breakfast, lunch, dinner or snack")
  package static let kids = Flag("--kids", nil, "prefer mild, easy, well-known meals, for children")
  package static let have = Flag("--have", "LIST", "foods at home that may be used up")
  package static let energyLeft = Flag("--energy-left", "KCAL", "the energy left for the day")
  package static let catalog = Flag(
    "--catalog", "FILE", "meals from a file, instead of the bundled ones")

  /// The flags for limits and wishes that apply to every meal, whatever its time.
  package static let limitsAndWishes = [diet, allergy, avoid, maxMinutes, cuisine, atMost, atLeast]
}
