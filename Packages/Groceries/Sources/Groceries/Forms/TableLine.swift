/// A line of a table that people edit: columns with tabs between them.
///
/// A line that begins with "#" is a comment.
package struct TableLine {
  /// The number of the line in the file, from one.
  let number: Int
  private let columns: [String]

  init(_ text: some StringProtocol, number: Int) {
    columns = text.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    self.number = number
  }

  /// The lines of a text, without comments and empty lines.
  package static func lines(of text: String) -> [TableLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      $1.isEmpty || $1.hasPrefix("#") ? nil : TableLine($1, number: $0 + 1)
    }
  }

  /// The text of a column; empty after the last column.
  package func column(_ index: Int) -> String {
    columns.indices.contains(index) ? columns[index] : ""
  }

  /// The parts of a column between commas.
  func list(_ index: Int) -> [String] {
    column(index).split(separator: ",").map { String($0) }
  }

  /// The parts `key=value` of a column, which are separated by blanks.
  func words(_ index: Int) -> [String: String] {
    let pairs = column(index).split(separator: " ").compactMap { part -> (String, String)? in
      let sides = part.split(separator: "=", maxSplits: 1)
      return sides.count == 2 ? (String(sides[0]), String(sides[1])) : nil
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// The parts `key=value` of a column with numbers as values; throws if a value is not a number.
  func numbers(_ index: Int) throws(GroceryDataError) -> [String: Double] {
    var numbers: [String: Double] = [:]
    for (key, value) in words(index) where key != "part" {
      guard let number = Double(value) else { throw wrong("'\(value)' is not a number") }
      numbers[key] = number
    }
    return numbers
  }

  func wrong(_ problem: String) -> GroceryDataError {
    GroceryDataError(line: number, problem: problem)
  }
}

/// An error in a table of this package.
public struct GroceryDataError: Error, Equatable, Sendable {
  /// The file; empty if only its text was read.
  public var file = ""
  /// The number of the line, from one.
  public var line: Int
  /// The problem in that line.
  public var problem: String

  /// Makes an error.
  public init(file: String = "", line: Int, problem: String) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// The file, the line and the problem in one sentence.
  public var message: String { "\(file) line \(line): \(problem)" }
}
