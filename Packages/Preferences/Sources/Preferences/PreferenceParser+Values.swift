import MealModels
import PrintedText

extension PreferenceParser {
  /// The words of a list; `none`, or `all` for cuisines, is an empty list.
  ///
  /// An empty text is refused, so that a mistake does not remove a limit.
  func list(_ text: String, of key: PreferenceKey) throws(PreferenceError) -> [String] {
    let words = Self.words(text)
    guard !words.isEmpty else {
      throw .unknownValue(text, of: key, suggestion: nil, valid: ["none to empty it", "a list"])
    }
    return words == [key == .cuisines ? "all" : "none"] || words == ["none"] ? [] : words
  }

  static func words(_ text: String) -> [String] {
    let words = text.split(separator: ",").map { word in
      String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    return words.filter { !$0.isEmpty }
  }

  /// A value as it is stored.
  func canonical(_ text: String, of key: PreferenceKey) throws(PreferenceError) -> String {
    switch key {
    case .diets: return joined(try diets(text).filter { $0 != .everything }.map(\.rawValue))
    case .allergies: return joined(try allergies(text).ids)
    case .traces:
      let traces: TracesPreference = try choice(text, of: key)
      return traces.rawValue
    case .dislikes: return joined(try foods(text).map(\.rawValue))
    case .cuisines: return joined(try cuisines(text).map(\.rawValue))
    case .quotas: return joined(try quotas(text).map(\.stored))
    case .nutrition: return joined(try nutrition(text).stored)
    case .mealTimes: return joined(try mealTimes(text).stored)
    case .cookingTime:
      let time: CookingTime = try choice(text == "none" ? "no-limit" : text, of: key)
      return time.rawValue
    case .sides: return joined(try sides(text).map(\.text))
    case .servings: return try servings(text)
    case .units:
      if text == "region" { return "" }
      let units: MeasurementSystem = try choice(text, of: key, also: ["region"])
      return units.rawValue
    case .appearance:
      let appearance: AppearancePreference = try choice(text, of: key)
      return appearance.rawValue
    case .contrast:
      let contrast: ContrastPreference = try choice(text, of: key)
      return contrast.rawValue
    case .household: return try household(text)
    }
  }

  /// One of the values of an enumeration, in any case.
  func choice<Value: RawRepresentable & CaseIterable>(
    _ word: String, of key: PreferenceKey, also others: [String] = []
  ) throws(PreferenceError) -> Value where Value.RawValue == String {
    if let value = Value(rawValue: word.lowercased()) { return value }
    let valid = Value.allCases.map(\.rawValue) + others
    throw .unknownValue(
      word, of: key, suggestion: Spelling.nearest(to: word, among: valid), valid: valid)
  }

  /// The allergens of `accept for milk, egg`; nil for another text.
  ///
  /// ``EaterPreferences/text(of:eater:)`` writes this form.
  func acceptedAllergens(_ text: String) throws(PreferenceError) -> Set<Allergen>? {
    let start = "\(TracesPreference.accept.rawValue) for "
    guard text.hasPrefix(start) else { return nil }
    let words = Self.words(String(text.dropFirst(start.count)))
    guard !words.isEmpty else { return nil }
    var allergens: Set<Allergen> = []
    for word in words { allergens.insert(try choice(word, of: .traces)) }
    return allergens
  }

  private func sides(_ text: String) throws(PreferenceError) -> [ChosenSide] {
    var sides: [ChosenSide] = []
    for word in try list(text, of: .sides) {
      guard let side = ChosenSide(word.lowercased()) else { throw .badSideChoice(word) }
      sides.append(side)
    }
    return sides
  }

  private func servings(_ text: String) throws(PreferenceError) -> String {
    if text == "recipe" { return "" }
    guard let count = Int(text), EaterPreferences.servingsRange.contains(count) else {
      throw .unknownValue(
        text, of: .servings, suggestion: nil,
        valid: EaterPreferences.servingsRange.map(String.init) + ["recipe"])
    }
    return String(count)
  }

  private func household(_ text: String) throws(PreferenceError) -> String {
    let names = Self.words(text)
    let isFine = names.allSatisfy { name in
      (1...40).contains(name.count) && !name.contains("@")
        && name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
    }
    let areDifferent = Set(names.map { $0.lowercased() }).count == names.count
    guard !names.isEmpty, areDifferent, isFine else {
      throw .badHousehold(text)
    }
    return joined(names)
  }

  private func joined(_ ids: [String]) -> String {
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }.joined(separator: ",")
  }
}
