/// The parameters that a dragged element adds to the action of the place where it is dropped.
///
/// A drop fires the action of the place, with the parameters of the item before its own. So a drop,
/// a menu and a key fire the same call.
public struct CarriedItem: Equatable, Sendable {
  /// The actions of the places that take it.
  public var actions: [ActionID]
  /// The parameters that it adds.
  public var parameters: [ActionParameter]

  /// Makes an item.
  public init(_ actions: [ActionID], _ parameters: [ActionParameter]) {
    self.actions = actions
    self.parameters = parameters
  }

  /// The call of a drop at a place; nil if the place does not take the item.
  public func call(at place: ControlAction) -> ActionCall? {
    guard actions.contains(place.id) else { return nil }
    return ControlAction(place.id, parameters + place.parameters).call()
  }
}

extension Element {
  /// The action of a drop that a call describes; nil if no item and no place of the tree fit it.
  func dropAction(for call: ActionCall) -> ControlAction? {
    guard call.value == nil else { return nil }
    var items: [CarriedItem] = []
    var places: [ControlAction] = []
    walk { element in
      guard !element.accessibility.traits.contains(.disabled) else { return }
      if let item = element.carried, item.actions.contains(call.id) { items.append(item) }
      if let place = element.accepts, place.id == call.id { places.append(place) }
    }
    let fits = items.contains { item in
      places.contains { item.parameters + $0.parameters == call.parameters }
    }
    return fits ? ControlAction(call.id, call.parameters) : nil
  }
}
