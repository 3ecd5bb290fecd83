extension Plan {
  /// Changes one field of an entry: cooking it is `.state(.cooked)`, removing it
  /// `.isRemoved(true)`.
  ///
  /// An entry that was removed can be put back, as it was, and nothing else. Texts lose the blanks
  /// around them. Use ``moving(_:to:at:)`` for another time.
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

  /// A change with its texts put right; throws what is wrong with it.
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
    case .note(let text): return .note(try Self.checked(text, PlannedMeal.noteLengths))
    case .slot(let slot, let position):
      let bounds = PlannedMeal.positions
      // What is no number is brought to the lower bound.
      return .slot(slot, position: min(max(bounds.lowerBound, position), bounds.upperBound))
    case .servings(nil), .state, .cooked, .isLocked, .accepted, .isRemoved: break
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

  /// As much of a title as an entry has room for.
  private static func cut(_ title: String) -> String {
    String(title.prefix(PlannedMeal.textLengths.upperBound))
  }

  /// A text without the blanks around it, of so many characters.
  private static func checked(
    _ text: String, _ lengths: ClosedRange<Int>
  ) throws(PlanError) -> String {
    let start = text.drop { $0.isWhitespace }
    let trimmed = start.reversed().drop { $0.isWhitespace }.reversed()
    guard lengths.contains(trimmed.count) else {
      throw .badText(text, limit: lengths.upperBound)
    }
    return String(trimmed)
  }

  /// Sets how this household plans.
  public func setting(_ setting: PlanSetting) throws(PlanError) -> [PlanEvent] {
    // What can be read again from its own form is in its range.
    guard (try? PlanSetting(setting.json)) == setting else { throw .badSetting(setting) }
    var changed = settings
    changed.apply(setting)
    return changed == settings ? [] : [.set(setting)]
  }
}
