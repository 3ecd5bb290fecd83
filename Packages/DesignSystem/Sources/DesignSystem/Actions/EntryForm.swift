/// The value that a person may enter with an action, as a value of a Swift type.
public struct EntryForm<Value: Sendable>: Sendable {
  /// The slot for the value; nil if there is none.
  let slot: ValueSlot?
  let print: @Sendable (Value) -> ActionValue?
  let read: @Sendable (ActionValue?) -> Value?

  /// The value entered in a call; nil if it doesn't fit.
  func read(_ call: ActionCall) -> Value? {
    guard let slot else { return call.value == nil ? read(nil) : nil }
    guard let text = call.value, let value = try? slot.read(text) else { return nil }
    return read(value)
  }
}

extension EntryForm where Value == Void {
  /// An entry without a value.
  public static var nothing: Self { Self(slot: nil, print: { _ in nil }, read: { _ in () }) }
}

extension EntryForm where Value == Bool {
  /// On or off.
  public static var toggle: Self {
    Self(slot: .toggle, print: { .toggle($0) }) { value in
      guard case .toggle(let isOn)? = value else { return nil }
      return isOn
    }
  }
}

extension EntryForm where Value == String {
  /// Free text of at most this many characters.
  public static func text(maxLength: Int) -> Self {
    Self(slot: .text(maxLength: maxLength), print: { .text($0) }) { value in
      guard case .text(let text)? = value else { return nil }
      return text
    }
  }
}

extension EntryForm where Value == Double {
  /// A number inside a range, as on a track.
  public static func number(in range: ClosedRange<Double>) -> Self {
    Self(slot: .number(range), print: { .number($0) }) { value in
      guard case .number(let number)? = value else { return nil }
      return number
    }
  }
}

extension EntryForm where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the cases of a type; a control may offer fewer of them.
  public static func choice(of type: Value.Type = Value.self) -> Self {
    Self(slot: .choice(Value.allCases.map(\.rawValue)), print: { .choice($0.rawValue) }) { value in
      guard case .choice(let id)? = value else { return nil }
      return Value(rawValue: id)
    }
  }
}
