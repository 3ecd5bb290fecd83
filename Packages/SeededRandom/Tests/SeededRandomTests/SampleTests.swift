import SeededRandom
import Testing

@Suite struct SampleTests {
  @Test func `a run tries a few cases, from everywhere, or all of them`() {
    let all = Array(0..<30)
    switch Sample.count(quick: 3, whole: 30) {
    case 3: #expect(Sample.some(3, of: all) == [0, 10, 20])
    case let count: #expect(count == 30 && Sample.some(3, of: all) == all)
    }
  }

  @Test func `where there are few cases all are tried`() {
    #expect(Sample.some(3, of: ["a", "b"]) == ["a", "b"])
    #expect(Sample.some(3, of: [String]()) == [])
  }
}
