extension Element {
  /// Visits this element and everything below it, in tree order.
  public func walk(_ visit: (Element) -> Void) {
    visit(self)
    for child in children { child.walk(visit) }
  }

  /// This element and everything below it, in tree order.
  public var all: [Element] {
    var found: [Element] = []
    walk { found.append($0) }
    return found
  }

  /// The element with an id: this one or one below it.
  public func find(_ id: ElementID) -> Element? {
    if self.id == id { return self }
    for child in children {
      if let found = child.find(id) { return found }
    }
    return nil
  }

  /// Every action that a person can fire now, including custom actions, in tree order.
  ///
  /// It includes actions below a hidden element, because that is hidden from VoiceOver but not from
  /// touch.
  public var actions: [ControlAction] {
    var actions: [ControlAction] = []
    walk { actions += $0.ownActions }
    return actions
  }

  /// The actions of this element itself that can be fired now.
  private var ownActions: [ControlAction] {
    let isDisabled = accessibility.traits.contains(.disabled)
    let own = isEnabled ? action.map { [$0] } ?? [] : []
    return own + (isDisabled ? [] : accessibility.customActions.map(\.action))
  }

  /// The action that a call fires, here or below; nil if no enabled control accepts the call.
  ///
  /// It may also be the drop of an item at a place that takes it.
  public func action(for call: ActionCall) -> ControlAction? {
    controlAction(for: call) ?? dropAction(for: call)
  }

  private func controlAction(for call: ActionCall) -> ControlAction? {
    if let own = ownActions.first(where: { $0.accepts(call) }) { return own }
    for child in children {
      if let found = child.controlAction(for: call) { return found }
    }
    return nil
  }

  /// The elements that VoiceOver reads on a phone, in order.
  public var readingOrder: [Element] {
    guard layout.room != .wide else { return [] }
    return switch accessibility.exposure {
    case .hidden: []
    case .element: [self]
    case .container: children.flatMap(\.readingOrder)
    }
  }

  /// The words that a person sees in this element; the parts are joined by spaces.
  public var visibleText: String {
    switch content {
    case .text(let content): return content.text
    case .entry(let entry): return entry.shown
    default:
      return children.map(\.visibleText).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }
}

extension ControlAction {
  /// Whether a call is meant for this action and its value fits.
  public func accepts(_ call: ActionCall) -> Bool {
    do {
      _ = try read(call)
      return true
    } catch {
      return false
    }
  }
}
