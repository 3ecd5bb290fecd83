import MealModels
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How the times of a recipe are written and read.
@Suite struct RecipeTimesTests {
  @Test func `times are read as written, and those of older versions count as stated`()
    throws
  {
    let assumed = RecipeTimes(prepMinutes: 20, cookMinutes: 40, isAssumed: true)
    let again = try JSONDecoder().decode(RecipeTimes.self, from: try JSONEncoder().encode(assumed))
    #expect(again == assumed)
    let before = #"{"prepMinutes": 5, "cookMinutes": 10, "totalMinutes": 45}"#
    #expect(
      try JSONDecoder().decode(RecipeTimes.self, from: Data(before.utf8))
        == RecipeTimes(prepMinutes: 5, cookMinutes: 10, totalMinutes: 45))
  }
}
