import DesignSystem

/// The native control that an element is used with; what it looks like is in its tree.
enum NativeControl: Equatable {
  /// None: it is looked at, and what it holds may be used.
  case none
  /// A button that fires a call.
  case button(ActionCall)
  /// A field for text, on one line or several, or one that nobody may read over a shoulder.
  case text(EntryContent, ControlAction)
  /// A menu of choices.
  case choice([String], ControlAction)
  /// A slider, with the number that it is at.
  case number(Double, ClosedRange<Double>, ControlAction)
}

extension Element {
  /// How the element itself is used now; nothing is when it is disabled.
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

  /// How far its track is filled, 0 to 1.
  private var filled: Double {
    all.lazy.compactMap { element -> Double? in
      guard case .track(let fraction) = element.content else { return nil }
      return fraction
    }.first ?? 0
  }

  /// What is in its field, which it is or holds.
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
