extension LibrarySegment {
  /// Runs a function on the bytes of a word.
  func withWord<Result>(_ word: Int, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let start = start(.words)
    let range = (start + number(.wordPlaces, word))..<(start + number(.wordPlaces, word + 1))
    return bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  /// The first word, in sorted order, that equals a text or comes after it.
  func firstWord(from text: UnsafeRawBufferPointer) -> Int {
    var (low, high) = (0, wordCount)
    while low < high {
      let middle = (low + high) / 2
      if withWord(middle, { $0.isBefore(text) }) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The number of a word; nil if no recipe has it.
  func word(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { text in
      let text = UnsafeRawBufferPointer(text)
      let word = firstWord(from: text)
      guard word < wordCount, withWord(word, { $0.elementsEqual(text) }) else { return nil }
      return word
    }
  }

  /// The words that begin with a text.
  func words(startingWith text: String) -> Range<Int> {
    var text = text
    return text.withUTF8 { text in
      let text = UnsafeRawBufferPointer(text)
      let first = firstWord(from: text)
      var (low, high) = (first, wordCount)
      while low < high {
        let middle = (low + high) / 2
        if withWord(middle, { $0.starts(with: text) }) { low = middle + 1 } else { high = middle }
      }
      return first..<low
    }
  }

  /// Runs a function for each recipe that has a word.
  @inline(__always)
  func forEachPosting(_ word: Int, _ body: (Int, WordPlace) -> Void) {
    let start = start(.postings)
    let end = start + number(.postingPlaces, word + 1)
    bytes.withUnsafeBytes { bytes in
      var reader = SegmentReader(bytes, at: start + number(.postingPlaces, word))
      var number = -1
      while reader.place < end {
        number += reader.number()
        body(number, WordPlace(rawValue: reader.byte()))
      }
    }
  }
}
