/// The features of a text that indicate an aisle, as hashes.
///
/// The compiled weights have these hashes as keys, so any change here requires new training.
package enum AisleFeatures {
  /// The feature that every text has.
  static let always = hash("always", "")

  /// Words after which a name only has additions.
  private static let joiners: Set<String> = ["with", "in", "for", "w", "from", "without", "of"]

  /// The feature of a single word.
  package static func word(_ word: String) -> UInt64 { hash("word", word) }

  /// The features of a text.
  ///
  /// An unknown word has features for its position and beginning, so that it does not look like a
  /// food. If the text ends with a shorter name with a known aisle, that name is a feature too.
  ///
  /// - Parameters:
  ///   - names: the aisles of exact names.
  ///   - knows: returns whether the feature of a word was learned.
  package static func of(
    _ text: AisleText, names: AisleNames, knows: (UInt64) -> Bool
  ) -> [UInt64] {
    var features = [always]
    for (number, part) in text.parts.enumerated() {
      let kind: StaticString = number == 0 ? "head" : "later"
      let end = headEnd(part)
      add(part, headEnd: end, kind: kind, knows: knows, to: &features)
      let isWhole = end == part.count && text.parts.count == 1
      if let (aisle, length) = names.ending(Array(part[..<end]), isProper: isWhole) {
        features.append(hash("ending", aisle.rawValue))
        features.append(hash("ending", "\(aisle.rawValue) \(min(length, 3))"))
        if number == 0 { features.append(hash("ending of head", aisle.rawValue)) }
      }
    }
    let count = text.parts.reduce(0) { $0 + $1.count }
    features.append(hash("length", "\(min(count, 6))"))
    return features
  }

  /// The position where the words about additions begin, or the end.
  static func headEnd(_ words: [String]) -> Int {
    words.firstIndex { joiners.contains($0) }.flatMap { $0 > 0 ? $0 : nil } ?? words.count
  }

  private static func add(
    _ words: [String], headEnd: Int, kind: StaticString, knows: (UInt64) -> Bool,
    to features: inout [UInt64]
  ) {
    for (place, word) in words.enumerated() {
      let own = self.word(word)
      let isHead = place == headEnd - 1
      if knows(own) {
        features.append(own)
      } else {
        features.append(hash("unknown", isHead ? "head" : ""))
        features.append(hash("start", String(word.prefix(4))))
      }
      if isHead { features.append(hash(kind, word)) }
      if place >= headEnd { features.append(hash("beside", word)) }
      features.append(hash("end", String(word.suffix(4))))
      if place > 0 { features.append(hash("pair", words[place - 1] + " " + word)) }
    }
    if headEnd > 1 {
      features.append(hash("tail", words[headEnd - 2] + " " + words[headEnd - 1]))
    }
    if let first = words.first { features.append(hash("first", first)) }
  }

  /// The 64 bits of FNV-1a over a template and a value, mixed so that any 30 of these bits are a
  /// good hash.
  private static func hash(_ template: StaticString, _ value: String) -> UInt64 {
    var bits: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ byte: UInt8) { bits = (bits ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    for index in 0..<template.utf8CodeUnitCount { add(template.utf8Start[index]) }
    add(0)
    for byte in value.utf8 { add(byte) }
    bits = (bits ^ (bits >> 32)) &* 0xFF51_AFD7_ED55_8CCD
    return bits ^ (bits >> 29)
  }
}
