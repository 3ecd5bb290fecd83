/// A bound that a document states, such as "at most 256 tabs".
struct DocumentBound: Equatable {
  let line: Int
  /// The number in digits.
  let number: String

  /// The words before a number that make a bound of it.
  private static let beginnings: [[Substring]] = [
    ["above"], ["at", "least"], ["at", "most"], ["below"], ["fewer", "than"], ["less", "than"],
    ["longer", "than"], ["more", "than"], ["older", "than"], ["shorter", "than"], ["up", "to"],
    ["within"],
  ]

  private static let numbers: [Substring: String] = [
    "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8",
    "nine": "9", "ten": "10", "eleven": "11", "twelve": "12", "twenty": "20", "fifty": "50",
  ]

  /// The bounds in the sentences of a document, also those that go over a line break.
  static func all(in document: Document) -> [DocumentBound] {
    var bounds: [DocumentBound] = []
    var before: [Substring] = []
    for (index, line) in document.prose.enumerated() {
      for word in line.split(separator: " ") {
        if let number = number(word), isBeginning(before) {
          bounds.append(DocumentBound(line: index + 1, number: number))
        }
        before = before.suffix(1) + [word]
      }
    }
    return bounds
  }

  private static func isBeginning(_ words: [Substring]) -> Bool {
    let words = words.map { $0.lowercased()[...] }
    return beginnings.contains { words.suffix($0.count).elementsEqual($0) }
  }

  /// The digits of a number in digits or in words, such as *1,000* or *ten*.
  private static func number(_ word: Substring) -> String? {
    guard word.utf8.contains(where: { 48...57 ~= $0 }) else {
      return numbers[word] ?? numbers[word.prefix { $0.isLetter }]
    }
    let plain = word.drop { !$0.isLetter && !$0.isNumber }
    let digits = plain.prefix { $0.isASCII && $0.isNumber || $0 == "," }
    let rest = plain.dropFirst(digits.count)
    return digits.isEmpty || rest.first == "." && rest.count > 1 || rest.first == "/"
      ? nil : digits.filter { $0 != "," }
  }
}

extension Rule {
  /// A bound that has changed in the code is no longer a number of it.
  @Sendable static func staleBounds(_ tree: Tree) -> [RuleViolation] {
    var unseen: [Substring: [StatedBound]] = [:]
    for document in tree.documents {
      guard let package = document.package else { continue }
      unseen[package, default: []] += DocumentBound.all(in: document)
        .map { StatedBound(bound: $0, path: document.path) }
    }
    for file in tree.sources where !file.isGenerated {
      guard let package = file.path.split(separator: "/").dropFirst().first else { continue }
      unseen[package]?.removeAll { !$0.spellings.isDisjoint(with: file.words) }
    }
    for (path, text) in tree.texts {
      guard let package = path.split(separator: "/").dropFirst().first else { continue }
      let numbers = Set(text.split { !$0.isNumber }.map(String.init))
      unseen[package]?.removeAll { numbers.contains($0.bound.number) }
    }
    return unseen.values.flatMap { $0 }.map {
      RuleViolation(
        "\($0.path):\($0.bound.line)", "says \($0.bound.number), which its package does not")
    }.sorted { $0.place < $1.place }
  }
}

/// A bound with the document that states it.
private struct StatedBound {
  let bound: DocumentBound
  let path: String
  /// The number as code may have it: 1024 and 1_024.
  let spellings: Set<String>

  init(bound: DocumentBound, path: String) {
    (self.bound, self.path) = (bound, path)
    let digits = Array(bound.number)
    let grouped = digits.indices.map { index in
      index > 0 && (digits.count - index).isMultiple(of: 3)
        ? "_\(digits[index])" : "\(digits[index])"
    }
    spellings = [bound.number, grouped.joined()]
  }
}
