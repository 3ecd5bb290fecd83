import MealModels
import Testing

@Suite struct IntBoundedTests {
  @Test(arguments: [(0, 0), (2.9, 2), (-2.9, -2), (1e14, 100_000_000_000_000)])
  func `a usual number is its whole part`(value: Double, whole: Int) {
    #expect(Int(bounded: value) == whole)
  }

  @Test(arguments: [
    1e308, .infinity, 9_223_372_036_854_775_808, 1e19, Double(Int.max), .greatestFiniteMagnitude,
  ])
  func `a number beyond the bound becomes the bound`(value: Double) {
    #expect(Int(bounded: value) == 1_000_000_000_000_000)
    #expect(Int(bounded: -value) == -1_000_000_000_000_000)
  }

  @Test func `a value that is not a number becomes zero`() {
    #expect(Int(bounded: .nan) == 0)
    #expect(Int(bounded: .signalingNaN) == 0)
  }

  @Test(arguments: [Int.max, .min, 1_000_001, -1])
  func `times and servings of any size can be added up`(number: Int) {
    let times = RecipeTimes(prepMinutes: number, cookMinutes: number, totalMinutes: number)
    #expect((0...2 * RecipeTimes.most).contains(times.totalMinutes))
    #expect(times.totalMinutes >= times.prepMinutes + times.cookMinutes)
  }
}
