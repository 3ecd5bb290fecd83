import MealModels

/// A piece of a line between commas, "and", "with" and "plus": "2 celery sticks".
struct LinePiece {
  /// The joining words before a piece.
  enum Joint { case start, comma, and, with, plus }

  /// The joining word before it.
  let joint: Joint
  /// The piece as written.
  let text: String
  /// The amount at its start; nil if it does not begin with a number.
  private(set) var amount: CookedAmount?
  /// How large the pieces are.
  private(set) var size: String?
  /// Whether it begins with a part of a fruit: "juice of 2 lemons".
  private(set) var isOfFruit = false
  /// The words after the amount.
  var rest: [String]

  /// The pieces of a line, without the text in brackets.
  static func pieces(of text: String) -> [LinePiece] {
    var pieces: [LinePiece] = []
    var joint = Joint.start
    var words: [String] = []
    func close(before next: Joint) {
      if !words.isEmpty { pieces.append(LinePiece(words, after: joint)) }
      words = []
      joint = next
    }
    for word in withOpenSigns(withoutBrackets(text)).split(separator: " ") {
      // Stock "made with" cubes is one piece.
      if let next = joints[word.lowercased()], next != .with || words.last != "made" {
        close(before: next)
        continue
      }
      let isLast = word.hasSuffix(",") || word.hasSuffix(";")
      words.append(String(isLast ? word.dropLast() : word))
      if isLast { close(before: .comma) }
    }
    close(before: .start)
    return pieces
  }

  private static let joints: [String: Joint] = [
    "and": .and, "&": .and, "with": .with, "plus": .plus, "+": .plus,
  ]

  /// The text of a line without its brackets; "(plus 1 yolk)" keeps its words, because they add a
  /// food.
  static func withoutBrackets(_ text: String) -> String {
    let brackets: [UInt8] = [UInt8(ascii: "("), UInt8(ascii: ")")]
    guard text.utf8.contains(where: brackets.contains) else { return text }
    var depth = 0
    var kept = ""
    for character in text.replacing("(plus ", with: "plus ") {
      if character == "(" { depth += 1 }
      if depth == 0, character != ")" { kept.append(character) }
      if character == ")", depth > 0 { depth -= 1 }
    }
    return kept
  }

  private init(_ words: [String], after joint: Joint) {
    self.joint = joint
    text = words.joined(separator: " ")
    rest = Self.withPlainFractions(text).split(separator: " ").map { String($0) }
    takePartOfFruit()
    takeAmount()
  }

  private mutating func takePartOfFruit() {
    guard let of = rest.prefix(6).firstIndex(of: "of"), of + 2 < rest.count,
      !StateWords(in: rest[..<of].joined(separator: " ")).isDisjoint(with: [.zest, .juice])
    else { return }
    isOfFruit = true
    rest.removeFirst(of + 1)
  }

  private mutating func takeAmount() {
    takeAddition()
    guard let first = rest.first else { return }
    if rest.count > 2, rest[1].contains("/"), let mixed = Quantity("\(first) \(rest[1])") {
      amount = CookedAmount(mixed)
      rest.removeFirst(2)
    } else if let quantity = Self.quantity(first) {
      amount = CookedAmount(quantity)
      rest.removeFirst()
    } else if let glued = Self.glued(first) {
      amount = glued
      rest.removeFirst()
      if glued.word != nil { rest.removeAll { Self.lumps.contains($0) } }
      return
    }
    if rest.count > 2, rest[0] == "x", Self.glued(rest[1]) != nil { rest.removeFirst(2) }
    takeSize()
    if amount != nil { takeUnit() }
  }

  private static let lumps: Set<String> = ["piece", "pieces", "knob", "thumb", "of"]

  private mutating func takeSize() {
    while rest.count > 1 || amount != nil, let word = rest.first?.lowercased(),
      PieceSize(rawValue: word) != nil || LineAmounts.isSize(word)
    {
      if size == nil { size = word }
      rest.removeFirst()
    }
  }

  private mutating func takeUnit() {
    guard let word = rest.first?.lowercased() else { return }
    let unit = MeasureUnit(named: word) ?? LineAmounts.units[FoodName.singular(word)]
    guard let unit else { return }
    amount?.unit = unit
    rest.removeFirst()
    if rest.first?.lowercased() == "of" { rest.removeFirst() }
  }
}
