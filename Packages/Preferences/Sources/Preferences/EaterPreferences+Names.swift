import MealModels

extension EaterPreferences {
  /// The names at the table, in order.
  public var names: [String] { household.map(\.name) }

  /// The people at the table with some names.
  ///
  /// Nil if there are no names, or if a name is ambiguous or unknown. In these cases the names may
  /// mean the whole table.
  public func people(named names: [String]) -> [Eater]? {
    let known = names.map(spelled).filter { !unclearNames.contains($0) }
      .flatMap { eaters(named: $0) }
    return names.isEmpty || known.count < names.count ? nil : known
  }

  /// The people whose limits apply to a meal for the named people.
  ///
  /// The result is the named people. If a name is ambiguous or unknown, it is the whole table and
  /// the named people who are away.
  public func eating(_ names: [String]) -> [Eater] {
    if let people = people(named: names) { return people }
    let isUnclear = names.contains { unclearNames.contains(spelled($0)) }
    let named = Set(names.map { spelled(presentName($0)) })
    return household + away.filter { isUnclear || named.contains($0.name) }
  }

  /// The present and former names of people who are away.
  public var namesOfAbsent: Set<String> {
    let absent = Set(away.map(\.name))
    return absent.union(renamed.keys.filter { absent.contains(presentName($0)) })
      .subtracting(names)
  }

  /// Whether an eater may leave the table.
  ///
  /// The last eater may not, and neither may the unnamed owner, who could not return by name.
  public func mayLeave(_ eater: String) -> Bool {
    household.count > 1 && eater != Eater.you.name
  }

  /// A name without surrounding spaces; nil if it is malformed or another eater has it.
  ///
  /// - Parameter eater: the person at the table who gets the name, which no absent person may have;
  ///   nil for a new person, who may return under an earlier name.
  public func usableName(_ text: String, for eater: String? = nil) -> String? {
    let trimmed = text.drop { $0 == " " }.reversed().drop { $0 == " " }
    let name = String(trimmed.reversed())
    let absent = eater == nil ? [] : away.map(\.name)
    let taken = names.filter { $0 != eater } + [Eater.you.name] + absent
    guard !name.contains(","), !taken.contains(where: { NameForm($0) == NameForm(name) }) else {
      return nil
    }
    let parser = PreferenceParser(household: household) { FoodBook(trusted: []) }
    return (try? parser.event(PreferenceKey.household.rawValue, name))?.value
  }
}

/// A person's name, normalized for comparison: case, accents, width and letter style are ignored.
///
/// Emoji stay, because a person's name may be one.
struct NameForm: Hashable {
  private let text: String

  init(_ name: String) {
    var words: [String] = [""]
    for scalar in name.unicodeScalars.flatMap(Self.shown) {
      if scalar.properties.isWhitespace {
        words.append("")
      } else {
        words[words.count - 1] += Self.plain(scalar)
      }
    }
    text = words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The lower-case letters that look like a character.
  private static func shown(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let properties = scalar.properties
    let isPicture =
      [.otherSymbol, .modifierSymbol].contains(properties.generalCategory)
      && !properties.isAlphabetic
    if isPicture { return [scalar] }
    // Upper case comes first, so that "ß" equals "SS".
    let shown = ShownText(String(scalar)).text.uppercased().lowercased()
    return Array(shown.unicodeScalars)
  }

  /// A letter without its accents, by its Unicode name: "LATIN SMALL LETTER E WITH ACUTE".
  private static func plain(_ scalar: Unicode.Scalar) -> String {
    let properties = scalar.properties
    let isMark = properties.generalCategory == .nonspacingMark && !properties.isAlphabetic
    if isMark || properties.isDefaultIgnorableCodePoint { return "" }
    guard scalar.value >= 0x80, properties.isAlphabetic, let name = properties.name else {
      return String(scalar)
    }
    let words = name.split(separator: " ")
    let letter = words.prefix { $0 != "WITH" }.drop { $0 == "HALFWIDTH" || $0 == "FULLWIDTH" }
    let isLatin = letter.starts(with: ["LATIN", "SMALL", "LETTER"])
    if isLatin, letter.count == 4, let last = letter.last { return last.lowercased() }
    return "<\(letter.joined(separator: " "))>"
  }
}
