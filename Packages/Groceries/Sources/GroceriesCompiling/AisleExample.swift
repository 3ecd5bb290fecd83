import Groceries

/// A name of a product or food, with its aisle and its weight.
package struct AisleExample {
  /// The name.
  package var text: String
  /// The aisle.
  package var aisle: Aisle
  /// Its weight in the training; most names have one.
  package var weight: Float

  /// Makes an example.
  package init(_ text: String, _ aisle: Aisle, weight: Float = 1) {
    self.text = text
    self.aisle = aisle
    self.weight = weight
  }

  /// Reads lines of three columns: name, category and aisle; the first line is a heading.
  package static func rows(_ file: String, weight: Float = 1) -> [AisleExample] {
    file.split(separator: "\n").dropFirst().compactMap { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count == 3, let aisle = Aisle(rawValue: String(columns[2])) else { return nil }
      return AisleExample(String(columns[0]), aisle, weight: weight)
    }
  }

  /// Whether it is held out to measure the accuracy: one name in ten, chosen by its words alone.
  package var isHeldOut: Bool {
    AisleFeatures.word(AisleText(text).words.joined(separator: " ")) % 10 == 0
  }
}
