import MealModels

extension EaterPreferences {
  /// The names at the table, in order.
  public var names: [String] { household.map(\.name) }

  /// The people at the table whom some names mean; nil where nobody is named, or it is not known of
  /// each whom it means, and so everybody may be meant.
  public func people(named names: [String]) -> [Eater]? {
    let known = names.filter { !unclearNames.contains($0) }.flatMap { eaters(named: $0) }
    return names.isEmpty || known.count < names.count ? nil : known
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
    let taken = (names.filter { $0 != eater } + [Eater.you.name] + absent).map { $0.lowercased() }
    guard !name.contains(","), !taken.contains(name.lowercased()) else { return nil }
    let parser = PreferenceParser(household: household) { FoodBook(trusted: []) }
    return (try? parser.event(PreferenceKey.household.rawValue, name))?.value
  }
}
