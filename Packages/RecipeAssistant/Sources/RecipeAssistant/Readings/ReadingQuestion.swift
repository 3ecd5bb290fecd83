import PrintedText

/// The doubtful parts of an imported recipe: a few lines and texts only.
public struct ReadingQuestion: Hashable, Sendable {
  /// The most lines in one question; further ones are not sent.
  public static let mostLines = 40
  /// The longest line or text that is sent, in bytes of UTF-8; longer ones are skipped.
  public static let longest = 400

  /// The doubtful ingredient lines.
  public var lines: [String]
  /// The words around doubtful numbers.
  public var numbers: [DoubtfulNumber: String]

  /// Makes a question.
  public init(lines: [String] = [], numbers: [DoubtfulNumber: String] = [:]) {
    self.lines = lines
    self.numbers = numbers
  }

  /// The lines that are sent, with their positions, each as one plain line.
  var sentLines: [(position: Int, text: String)] {
    let plain = lines.map(Self.plain).enumerated().filter { Self.isSent($0.element) }
    return plain.prefix(Self.mostLines).map { (position: $0.offset, text: $0.element) }
  }

  /// The texts that are sent, each as one plain line.
  var sentNumbers: [(number: DoubtfulNumber, text: String)] {
    DoubtfulNumber.allCases.compactMap { number in
      guard let text = numbers[number].map(Self.plain), Self.isSent(text) else { return nil }
      return (number: number, text: text)
    }
  }

  private static func plain(_ text: String) -> String {
    PlainText.cleaned(text).split(separator: " ").joined(separator: " ")
  }

  private static func isSent(_ text: String) -> Bool { 1...longest ~= text.utf8.count }
}

/// A number of a recipe that an import may doubt.
public enum DoubtfulNumber: String, CaseIterable, Hashable, Sendable, Codable {
  /// How many people it feeds.
  case servings
  /// Minutes of preparation.
  case prepMinutes = "prep-minutes"
  /// Minutes on the heat.
  case cookMinutes = "cook-minutes"
  /// Minutes from start to table.
  case totalMinutes = "total-minutes"
}
