import Journal
import MealModels

extension PreferencesEvent {
  /// The keys of one device, which stay on it.
  private static let ofDevice: Set<PreferenceKey> = [.appearance, .contrast, .units]

  /// The meaning for the other devices of a household; nil if the event stays on this one.
  var meaning: EditMeaning? {
    if isOfLoss { return nil }
    if key == Self.resetKey { return EditMeaning(.ends) }
    if key == Self.nameKey {
      guard let eater else { return EditMeaning(.gives, of: key, fields: [value]) }
      return EditMeaning(.sets, of: "\(key)/\(eater)", fields: ["name"])
    }
    guard let known = PreferenceKey(rawValue: key) else {
      return isLimit == true ? limit(["value"]) : EditMeaning(.sets, of: key, fields: ["value"])
    }
    if Self.ofDevice.contains(known) { return nil }
    if known == .household { return meaningAtTable }
    if known == .traces { return meaningOfTraces }
    // The name of the eater does not matter here: during a rename a person has several names, and a
    // limit that was added concurrently under any of them must stay.
    let values = [removes, adds].compactMap(\.self)
    if adds != nil {
      return known.isPerEater ? limit(values) : EditMeaning(.gives, of: key, fields: values)
    }
    if removes != nil { return EditMeaning(.takes, of: key, fields: values) }
    return known.isPerEater
      ? EditMeaning(.ends, of: key) : EditMeaning(.sets, of: key, fields: ["value"])
  }

  /// The meaning of an event about traces: avoiding protects, and accepting removes that
  /// protection.
  ///
  /// That is so for an event about one allergen and for one about all allergens, which comes from
  /// before joining or from earlier versions.
  private var meaningOfTraces: EditMeaning {
    let all = "avoided"
    if let adds { return limit([adds]) }
    if let removes { return EditMeaning(.takes, of: key, fields: [removes, all]) }
    let fields = [all] + Allergen.allCases.map(\.rawValue)
    return value.hasPrefix("accept") ? EditMeaning(.takes, of: key, fields: fields) : limit(fields)
  }
}

// MARK: - People

extension PreferencesEvent {
  /// The meaning of adding, removing or renaming a person.
  private var meaningAtTable: EditMeaning {
    let people = people([removes, adds].compactMap(\.self))
    if adds != nil { return EditMeaning(.gives, of: key, fields: people) }
    guard let removes else { return EditMeaning(.ends, of: key) }
    // A joining device removes the unnamed owner.
    if removes == Eater.you.name, person == nil {
      return EditMeaning(.takes, of: key, fields: people)
    }
    return EditMeaning(.leaves, of: key, fields: people + [EditMeaning.anybody])
  }

  /// The meaning of adding a limit: it also adds its person again, if the author of a removal did
  /// not know the limit.
  private func limit(_ fields: [String]) -> EditMeaning {
    let whose = people([eater].compactMap(\.self))
    let table = EditMeaning.Part(
      of: PreferenceKey.household.rawValue, fields: whose.isEmpty ? [EditMeaning.anybody] : whose)
    return EditMeaning(.gives, of: key, fields: fields, besides: table)
  }

  /// The names and the id of a person, in every form that other devices may use.
  private func people(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return (names + names.map { $0.lowercased() } + [person].compactMap(\.self))
      .filter { seen.insert($0).inserted }
  }
}
