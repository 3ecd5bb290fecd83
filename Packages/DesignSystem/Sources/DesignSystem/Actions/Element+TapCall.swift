extension Element {
  /// The call that a tap makes: it fires the action, toggles a switch, or moves to the next choice.
  ///
  /// Nil if the element is disabled, or if a value must be entered first.
  public var tapCall: ActionCall? {
    guard isEnabled, let action else { return nil }
    switch action.slot {
    case nil: return action.call()
    case .toggle: return action.call(value: .toggle(!accessibility.traits.contains(.selected)))
    case .choice(let ids): return nextChoice(of: ids).map { action.call(value: .choice($0)) }
    case .text, .number, .date: return nil
    }
  }

  /// The choice after the current one; after the last one, the first.
  private func nextChoice(of ids: [String]) -> String? {
    guard let now = ids.firstIndex(of: accessibility.value) else { return ids.first }
    return ids[(now + 1) % ids.count]
  }
}
