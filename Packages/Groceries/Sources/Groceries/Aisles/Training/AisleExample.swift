/// A name of goods with the aisle that it stands in, and how much it counts.
package struct AisleExample {
  /// The name.
  package var text: String
  /// The aisle.
  package var aisle: Aisle
  /// How much it counts beside others; one for most.
  package var weight: Float

  /// Makes an example.
  package init(_ text: String, _ aisle: Aisle, weight: Float = 1) {
    self.text = text
    self.aisle = aisle
    self.weight = weight
  }

  /// Reads lines of three columns: name, category, aisle; a heading first.
  package static func rows(_ file: String, weight: Float = 1) -> [AisleExample] {
    file.split(separator: "\n").dropFirst().compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count == 3, let aisle = Aisle(rawValue: String(columns[2])) else { return nil }
      return AisleExample(String(columns[0]), aisle, weight: weight)
    }
  }

  /// Whether it is held out to measure with: one name in ten, by its words alone.
  package var isHeldOut: Bool {
    AisleFeatures.word(AisleText(text).words.joined(separator: " ")) % 10 == 0
  }
}
