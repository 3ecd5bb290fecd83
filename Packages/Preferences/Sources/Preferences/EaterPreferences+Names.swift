import MealModels

extension EaterPreferences {
  /// The names at the table, in order.
  public var names: [String] { household.map(\.name) }

  /// The people at the table whom some names mean; nil where nobody is named, or it is not known of
  /// each whom it means, and so everybody may be meant.
  public func people(named names: [String]) -> [Eater]? {
    let known = names.map(spelled).filter { !unclearNames.contains($0) }
      .flatMap { eaters(named: $0) }
    return names.isEmpty || known.count < names.count ? nil : known
  }

  /// Everybody whose limits hold for what is eaten by some names: those whom the names mean, and where
  /// that is not known of each, everybody at the table and whoever of those named is away.
  public func eating(_ names: [String]) -> [Eater] {
    if let people = people(named: names) { return people }
    let isUnclear = names.contains { unclearNames.contains(spelled($0)) }
    let named = Set(names.map { spelled(presentName($0)) })
    return household + away.filter { isUnclear || named.contains($0.name) }
  }

  /// The names of whoever is away, and those that they had before.
  public var namesOfAbsent: Set<String> {
    let absent = Set(away.map(\.name))
    return absent.union(renamed.keys.filter { absent.contains(presentName($0)) })
      .subtracting(names)
  }

  /// Whether somebody may leave: not the last one, and not the nameless owner, who could not be
  /// called back.
  public func mayLeave(_ eater: String) -> Bool {
    household.count > 1 && eater != Eater.you.name
  }

  /// A name for somebody, without spaces around it; nil when it is none or somebody else has it.
  ///
  /// - Parameter eater: who at the table is to get it, which nobody's does who is away; nil for
  ///   somebody new, who comes back by the name of who was here before.
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

/// The name of a person in the form in which names are compared: case, accents, and the width and the
/// fancy forms of letters make no difference.
///
/// Pictures stay what they are, because somebody may be called by one.
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

  /// What a character shows, in small letters.
  private static func shown(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    let properties = scalar.properties
    let isPicture =
      [.otherSymbol, .modifierSymbol].contains(properties.generalCategory)
      && !properties.isAlphabetic
    if isPicture { return [scalar] }
    // In capitals first, so that of "ß" and "SS" either is the other.
    let shown = ShownText(String(scalar)).text.uppercased().lowercased()
    return Array(shown.unicodeScalars)
  }

  /// A letter without its accents, by what Unicode calls it: a "LATIN SMALL LETTER E WITH ACUTE".
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
