/// What of a text speaks for an aisle, as hashes; the compiled weights are found by them, so that
/// changing anything here means to train anew.
package enum AisleFeatures {
  /// What every text has.
  static let always = hash("always", "")

  /// Words after which a name tells only what comes with the thing that it names.
  private static let joiners: Set<String> = ["with", "in", "for", "w", "from", "without", "of"]

  /// The feature of a word by itself.
  package static func word(_ word: String) -> UInt64 { hash("word", word) }

  /// The features of a text.
  ///
  /// A word that is not known counts by its kind, so that what nobody has heard of is no food.
  /// Where the name ends with a shorter one of which the aisle is known, that counts too.
  ///
  /// - Parameters:
  ///   - names: what stands in which aisle by its very name.
  ///   - knows: whether the feature of a word was learned.
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

  /// Where what comes with a thing begins, or the end.
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

  /// The 64 bits of FNV-1a over a template and a value, mixed so that any 30 of them serve.
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
