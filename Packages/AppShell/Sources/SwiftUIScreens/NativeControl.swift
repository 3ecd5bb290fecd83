import DesignSystem

/// The native control for an element; the element's tree defines its look.
enum NativeControl: Equatable {
  /// No control: the element is only shown, and its children may be used.
  case none
  /// A button that fires a call.
  case button(ActionCall)
  /// A field for text, on one line or several, or for a secret.
  case text(EntryContent, ControlAction)
  /// A menu of choices.
  case choice([String], ControlAction)
  /// A slider with its current number.
  case number(Double, ClosedRange<Double>, ControlAction)
}

extension Element {
  /// The control for the element itself; none if the element is disabled.
  var nativeControl: NativeControl {
    guard isEnabled, let action else { return .none }
    switch action.slot {
    case nil, .toggle: return tapCall.map { .button($0) } ?? .none
    case .text, .date: return .text(entry ?? EntryContent(text: accessibility.value), action)
    case .choice(let ids): return .choice(ids, action)
    case .number(let range):
      let number = range.lowerBound + filled * (range.upperBound - range.lowerBound)
      return .number(number, range, action)
    }
  }

  /// The filled share of the element's track, 0 to 1.
  private var filled: Double {
    all.lazy.compactMap { element -> Double? in
      guard case .track(let fraction) = element.content else { return nil }
      return fraction
    }.first ?? 0
  }

  /// The entry that the element is or contains.
  private var entry: EntryContent? {
    all.lazy.compactMap { element -> EntryContent? in
      guard case .entry(let entry) = element.content else { return nil }
      return entry
    }.first
  }

  /// The parts of a screen that lie in a region.
  func parts(in region: LayoutSpec.Region) -> [Element] {
    children.filter { $0.layout.region == region }
  }
}
