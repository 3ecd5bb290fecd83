import SeededRandom
import Testing

@testable import SuggestionEngine

@Suite struct SharedChunkListTests {
  /// Where each full chunk lies in memory.
  private func places(_ chunks: SharedChunkList<Int>) -> [UnsafePointer<Int>?] {
    chunks.full.map { $0.withUnsafeBufferPointer(\.baseAddress) }
  }

  private func list(_ elements: some Sequence<Int>) -> SharedChunkList<Int> {
    elements.reduce(into: SharedChunkList()) { $0.append($1) }
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func `it holds what an array holds, and so do the copies taken on the way`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var (chunks, array) = (SharedChunkList<Int>(), [Int]())
    var copies: [(chunks: SharedChunkList<Int>, array: [Int])] = []
    for number in 0..<600 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        let place = Int.random(in: 0...array.count, using: &random)
        chunks.insert(number, at: place)
        array.insert(number, at: place)
      case 1 where !array.isEmpty:
        let place = Int.random(in: 0..<array.count, using: &random)
        chunks[place] = number
        array[place] = number
      case 2 where number % 5 == 0: copies.append((chunks, array))
      default:
        chunks.append(number)
        array.append(number)
      }
      #expect(chunks.count == array.count && chunks.last == array.last)
    }
    for (chunks, array) in copies + [(chunks, array)] {
      #expect(Array(chunks) == array)
      #expect(Array(chunks.reversed()) == array.reversed())
      let start = Int.random(in: 0...array.count, using: &random)
      #expect(Array(chunks[start...]) == Array(array[start...]))
      #expect(Array(chunks.suffix(start)) == array.suffix(start))
      #expect(chunks == list(array) && chunks.hashValue == list(array).hashValue)
      #expect(array.isEmpty || chunks != list(array.dropLast()))
      #expect(array.isEmpty || chunks != list(array.dropLast() + [-1]))
      #expect(array.isEmpty || chunks != list([-1] + array.dropFirst()))
    }
  }

  @Test(arguments: [0, 1, 63, 64, 65, 127, 128, 129, 1000])
  func `an element goes to any place of a list of any length`(_ count: Int) {
    for place in 0...count {
      var (chunks, array) = (list(0..<count), Array(0..<count))
      chunks.insert(-1, at: place)
      array.insert(-1, at: place)
      #expect(chunks == list(array))
    }
  }

  @Test func `a condition that holds from somewhere on is found`() {
    let chunks = list(0..<300)
    for start in 0...300 { #expect(chunks.partition { $0 >= start } == start) }
  }

  @Test func `a copy that grows shares every full chunk`() {
    let old = list(0..<1000)
    var new = old
    for number in 0..<100 { new.append(number) }
    #expect(places(old).count == 1000 / SharedChunkList<Int>.size)
    #expect(Array(places(new).prefix(places(old).count)) == places(old))
    #expect(Array(old) == Array(0..<1000))
  }

  @Test func `a copy in which one element changes shares every other chunk`() {
    let old = list(0..<1000)
    var new = old
    new[200] = -1
    let changed = zip(places(old), places(new)).enumerated().filter { $1.0 != $1.1 }
    #expect(changed.map(\.offset) == [200 / SharedChunkList<Int>.size])
    #expect(old[200] == 200)
  }

  @Test func `an element that comes a little late leaves the chunks before it shared`() {
    let old = list(0..<1000)
    var new = old
    new.insert(-1, at: 990)
    #expect(places(new) == places(old))
  }
}
