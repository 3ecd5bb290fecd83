import Journal
import MealModels

extension PreferencesEvent {
  /// Keys that are about one device and stay there.
  private static let ofDevice: Set<PreferenceKey> = [.appearance, .contrast, .units]

  /// What it means for the other devices of a household; nil for what stays on this one.
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
    // Whose it is does not count: people have several names while somebody renames them, and a limit
    // that anybody was given without one's knowing must not be taken from anybody.
    let values = [removes, adds].compactMap(\.self)
    if adds != nil {
      return known.isPerEater ? limit(values) : EditMeaning(.gives, of: key, fields: values)
    }
    if removes != nil { return EditMeaning(.takes, of: key, fields: values) }
    return known.isPerEater
      ? EditMeaning(.ends, of: key) : EditMeaning(.sets, of: key, fields: ["value"])
  }

  /// To avoid traces protects, and to accept them takes that away, whether it is said of those of one
  /// allergen or, as before a device joined or by an earlier version, of those of all.
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
  /// Who comes, goes or gets another name.
  private var meaningAtTable: EditMeaning {
    let people = people([removes, adds].compactMap(\.self))
    if adds != nil { return EditMeaning(.gives, of: key, fields: people) }
    guard let removes else { return EditMeaning(.ends, of: key) }
    // Who joins says that nobody is nameless any more.
    if removes == Eater.you.name, person == nil {
      return EditMeaning(.takes, of: key, fields: people)
    }
    return EditMeaning(.leaves, of: key, fields: people + [EditMeaning.anybody])
  }

  /// The meaning of adding a limit: it also seats its person, against a removal whose author did not
  /// know of the limit.
  private func limit(_ fields: [String]) -> EditMeaning {
    let whose = people([eater].compactMap(\.self))
    let table = EditMeaning.Part(
      of: PreferenceKey.household.rawValue, fields: whose.isEmpty ? [EditMeaning.anybody] : whose)
    return EditMeaning(.gives, of: key, fields: fields, besides: table)
  }

  /// Names, and whom the event is about, in every way in which others may say it.
  private func people(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return (names + names.map { $0.lowercased() } + [person].compactMap(\.self))
      .filter { seen.insert($0).inserted }
  }
}
