extension Plan {
  /// Changes one field of an entry.
  ///
  /// To cook the entry, use `.state(.cooked)`; to remove it, `.isRemoved(true)`.
  ///
  /// The only possible change of a removed entry is to put it back. Texts are trimmed. Use
  /// ``moving(_:to:at:)`` for another time.
  public func changing(
    _ id: PlannedMealID, _ change: PlanChange
  ) throws(PlanError) -> [PlanEvent] {
    if case .isRemoved(let isRemoved) = change {
      guard self[id] != nil || removed(id) != nil else { throw .unknownEntry(id) }
      return (self[id] == nil) == isRemoved ? [] : [.changed(id, change)]
    }
    let meal = try planned(id)
    let change = try checked(change, of: id)
    return meal.change(of: change.field) == change ? [] : [.changed(id, change)]
  }

  /// A change with its texts trimmed; throws the error of an invalid one.
  func checked(_ change: PlanChange, of id: PlannedMealID) throws(PlanError) -> PlanChange {
    switch change {
    case .content(let content): return .content(try checked(content, of: id))
    case .servings(let count?):
      guard PlannedMeal.servingsRange.contains(count) else { throw .badServings(count) }
    case .eaters(let names):
      var eaters: [String] = []
      for name in names {
        let name = try Self.checked(name, PlannedMeal.textLengths)
        if !eaters.contains(name) { eaters.append(name) }
      }
      return .eaters(eaters)
    case .guests(let count):
      let bounds = PlannedMeal.guestsRange
      return .guests(min(max(bounds.lowerBound, count), bounds.upperBound))
    case .note(let text): return .note(try Self.checked(text, PlannedMeal.noteLengths))
    case .slot(let slot, let position):
      let bounds = PlannedMeal.positions
      // A position that is not a number becomes the lower bound.
      return .slot(slot, position: min(max(bounds.lowerBound, position), bounds.upperBound))
    case .servings(nil), .state, .cooked, .isLocked, .accepted, .refused, .isRemoved: break
    }
    return change
  }

  private func checked(
    _ content: PlannedMeal.Content, of id: PlannedMealID
  ) throws(PlanError) -> PlannedMeal.Content {
    switch content {
    case .recipe(let recipe, let title): return .recipe(recipe, title: Self.cut(title))
    case .text(let text): return .text(try Self.checked(text, PlannedMeal.textLengths))
    case .leftovers(let source, let title):
      guard source != id else { throw .noLeftovers(source) }
      let cooked = try planned(source).content.source ?? source
      guard cooked != id, self[cooked] != nil else { throw .noLeftovers(source) }
      return .leftovers(of: cooked, title: Self.cut(title))
    }
  }

  /// The part of a title that fits into an entry.
  private static func cut(_ title: String) -> String {
    String(title.prefix(PlannedMeal.textLengths.upperBound))
  }

  /// A text without surrounding blanks; throws if its length is outside a range.
  static func checked(
    _ text: String, _ lengths: ClosedRange<Int>
  ) throws(PlanError) -> String {
    let start = text.drop { $0.isWhitespace }
    let trimmed = start.reversed().drop { $0.isWhitespace }.reversed()
    guard lengths.contains(trimmed.count) else {
      throw .badText(text, limit: lengths.upperBound)
    }
    return String(trimmed)
  }

  /// Changes a planning setting of the household.
  public func setting(_ setting: PlanSetting) throws(PlanError) -> [PlanEvent] {
    // A setting is in its range if reading its JSON form gives the same setting.
    guard (try? PlanSetting(setting.json)) == setting else { throw .badSetting(setting) }
    var changed = settings
    changed.apply(setting)
    return changed == settings ? [] : [.set(setting)]
  }
}
