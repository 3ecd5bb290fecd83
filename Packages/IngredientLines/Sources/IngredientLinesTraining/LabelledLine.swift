import IngredientLines

/// A line of a labelled file, with the fields that an annotator gave it.
package struct LabelledLine {
  /// The line.
  package var text: String
  /// The words of each field, as the file writes them.
  var fields: [LineField: String]
  /// Whether only the first amount and its unit are labelled.
  var isPartial: Bool

  /// Reads a file in which all fields are labelled, without its heading.
  package static func complete(_ file: String) -> [LabelledLine] {
    rows(file, columns: 10).map { row in
      LabelledLine(
        text: row[1],
        fields: [
          .food: row[2], .amounts: row[3].replacing(" | ", with: " ; "), .unit: row[5],
          .size: row[6],
          .preparation: row[7], .note: row[8], .purpose: row[9],
        ],
        isPartial: false)
    }
  }

  /// Reads a file in which only amounts and units are labelled, without its heading.
  package static func partial(_ file: String) -> [LabelledLine] {
    rows(file, columns: 5).map { row in
      LabelledLine(
        text: row[0], fields: [.amounts: row[2], .unit: row[4], .note: row[3]], isPartial: true)
    }
  }

  private static func rows(_ file: String, columns: Int) -> [[String]] {
    file.split(separator: "\n").dropFirst().map { line in
      var row = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      while row.count < columns { row.append("") }
      return row
    }
  }
}
