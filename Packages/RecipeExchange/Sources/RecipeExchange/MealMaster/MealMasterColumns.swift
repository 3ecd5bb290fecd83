/// A line with two ingredients of Meal-Master side by side.
enum MealMasterColumns {
  /// Both ingredients, of which the left one may be missing; nil if the line has one column.
  ///
  /// The right one begins after 41 characters. Files that were edited are off by a few; there the
  /// right one must have an amount after two blanks.
  static func read(
    _ line: Substring
  ) -> (left: MealMasterIngredient?, right: MealMasterIngredient)? {
    guard line.utf8.count > 48 else { return nil }
    let isASCII = line.utf8.allSatisfy { $0 < 0x80 }
    for column in [41, 40, 42, 39, 43, 38, 37] {
      let middle =
        isASCII
        ? line.utf8.index(line.startIndex, offsetBy: column, limitedBy: line.endIndex)
        : line.unicodeScalars.index(line.startIndex, offsetBy: column, limitedBy: line.endIndex)
      guard let middle, let right = MealMasterIngredient(line[middle...].utf8) else { continue }
      let before = line[..<middle]
      guard column == 41 || (!right.amount.isEmpty && before.hasSuffix("  ")) else { continue }
      if before.utf8.allSatisfy({ $0 == 0x20 }) { return (nil, right) }
      if let left = MealMasterIngredient(before.utf8) { return (left, right) }
    }
    return nil
  }
}
