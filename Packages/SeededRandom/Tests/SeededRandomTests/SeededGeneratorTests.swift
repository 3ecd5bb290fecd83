import SeededRandom
import Testing

@Suite struct SeededGeneratorTests {
  // The first numbers of the published generator for this seed.
  @Test func `the numbers are those of SplitMix64`() {
    var random = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<5).map { _ in random.next() }
    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `a seed repeats its numbers, and each path of it has its own`() {
    func first(_ path: Int...) -> [UInt64] {
      var random =
        switch path.count {
        case 0: SeededGenerator(seed: 7)
        case 1: SeededGenerator(seed: 7, path[0])
        default: SeededGenerator(seed: 7, path[0], path[1])
        }
      return (0..<4).map { _ in random.next() }
    }
    #expect(first() == first() && first(3, 1) == first(3, 1))
    #expect(Set([first(), first(1), first(3), first(1, 3), first(3, 1)]).count == 5)
  }

  @Test func `seeds of all integers are taken, negative ones too`() {
    var negative = SeededGenerator(seed: -1)
    var largest = SeededGenerator(seed: UInt64.max)
    #expect(negative.next() == largest.next())
  }

  @Test func `draws stay within their bounds and near their means`() {
    var random = SeededGenerator(seed: 5)
    let units = (0..<4_000).map { _ in random.unit() }
    #expect(units.allSatisfy { (0..<1).contains($0) })
    #expect(abs(units.reduce(0, +) / 4_000 - 0.5) < 0.03)
    #expect((0..<400).allSatisfy { _ in (2...3).contains(random.number(in: 2...3)) })
    let normal = (0..<4_000).map { _ in random.normal() }
    #expect(normal.allSatisfy { abs($0) <= 6 } && abs(normal.reduce(0, +) / 4_000) < 0.06)
    let share = (0..<4_000).count { _ in random.happens(0.25) }
    #expect((850...1_150).contains(share))
  }
}
