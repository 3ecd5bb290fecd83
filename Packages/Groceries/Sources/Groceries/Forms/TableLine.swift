/// A line of a table that people edit: columns with tabs between them; "#" begins a remark.
struct TableLine {
  /// Its number in the file, from one.
  let number: Int
  private let columns: [String]

  init(_ text: some StringProtocol, number: Int) {
    columns = text.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    self.number = number
  }

  /// The lines of a text that are no remarks and not empty.
  static func lines(of text: String) -> [TableLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      $1.isEmpty || $1.hasPrefix("#") ? nil : TableLine($1, number: $0 + 1)
    }
  }

  /// A column; empty past the last.
  func column(_ index: Int) -> String { columns.indices.contains(index) ? columns[index] : "" }

  /// The parts of a column between commas.
  func list(_ index: Int) -> [String] {
    column(index).split(separator: ",").map { String($0) }
  }

  /// The parts of a column written `key=value`, blanks between them.
  func words(_ index: Int) -> [String: String] {
    let pairs = column(index).split(separator: " ").compactMap { part -> (String, String)? in
      let sides = part.split(separator: "=", maxSplits: 1)
      return sides.count == 2 ? (String(sides[0]), String(sides[1])) : nil
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Those of them that are numbers; a number that cannot be read is a mistake.
  func numbers(_ index: Int) throws(GroceryDataError) -> [String: Double] {
    var numbers: [String: Double] = [:]
    for (key, value) in words(index) where key != "part" {
      guard let number = Double(value) else { throw wrong("'\(value)' is no number") }
      numbers[key] = number
    }
    return numbers
  }

  func wrong(_ problem: String) -> GroceryDataError {
    GroceryDataError(line: number, problem: problem)
  }
}

/// What is wrong in a table of this package.
public struct GroceryDataError: Error, Equatable, Sendable {
  /// The file; empty where only its text was read.
  public var file = ""
  /// The number of the line, from one.
  public var line: Int
  /// What is wrong there.
  public var problem: String

  /// Makes an error.
  public init(file: String = "", line: Int, problem: String) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// File, line and problem in one sentence.
  public var message: String { "\(file) line \(line): \(problem)" }
}
