import MealModels

/// Finds the form and the kind of the food that a line means.
enum FormOfLine {
  static func form(_ food: FoodID, _ habit: ShopForms.Habit?, _ words: NamedLine) -> ShopForm {
    let usual = habit?.usual
    if words.has(.or), words.has(.frozen), words.has([.fresh, .canned]) {
      return .usual
    }
    if let known = habit?.words, !known.isEmpty {
      for word in words.name + words.all {
        if let form = known[word] { return form == usual ? .usual : form }
      }
    }
    func isApart(_ form: ShopForm) -> Bool {
      usual != form && !food.rawValue.split(separator: "-").contains(Substring(form.rawValue))
    }
    if words.has(.frozen), isApart(.frozen) { return .frozen }
    guard let usual else { return .usual }
    if words.has(.canned), isApart(.canned) { return .canned }
    if words.leads(.dried), isApart(.dried), usual != .ground { return .dried }
    if words.leads(.fresh), usual == .frozen || usual == .canned { return .fresh }
    return .usual
  }

  /// The kind in the name; empty if the name states none or leaves the choice.
  static func kind(_ habit: ShopForms.Habit?, _ words: NamedLine) -> String {
    guard let kinds = habit?.kinds, !kinds.isEmpty, !words.has(.or) else { return "" }
    let said = Set(words.name.compactMap { kinds[$0] ?? kinds[FoodName.singular($0)] })
    return said.count == 1 ? said.first ?? "" : ""
  }

  /// The name, with its form and kind added if it does not state them.
  static func label(_ label: String, _ key: ItemKey, _ habit: ShopForms.Habit?) -> String {
    if key.kind.isEmpty, key.form == .usual || key.form == .whole || key.form == .fresh {
      return label
    }
    var words = FoodName.words(of: label)
    var text = label
    let saysKind = words.contains { habit?.kinds[$0] == key.kind || $0 == key.kind }
    if !key.kind.isEmpty, !saysKind {
      text = "\(key.kind) \(text)"
      words.append(key.kind)
    }
    if key.form == .usual || words.contains(key.form.rawValue) { return text }
    return key.form == .whole || key.form == .fresh ? text : "\(key.form.rawValue) \(text)"
  }
}
