/// The four layers that the parts of Home belong to (S-HOME-14).
public enum HomeLayer: String, CaseIterable, Hashable, Sendable {
  /// The greeting.
  case foundation
  /// The suggestion, or what stands in its place.
  case content
  /// The one emphasised button.
  case interaction
  /// What else can be done: the row of controls, what is wished, the nudge or a quiet line, and the tabs.
  case context

  /// The weight that the layer belongs to.
  public var emphasis: Emphasis {
    switch self {
    case .content: .content
    case .interaction: .primaryAction
    case .foundation, .context: .secondary
    }
  }
}

/// How much of a look each of three regions should get; a weight, not an area (S-ARCH-02, C-L06).
public enum Emphasis: String, CaseIterable, Hashable, Sendable {
  /// The suggestion.
  case content
  /// The main button.
  case primaryAction = "primary-action"
  /// Navigation, metadata and all the rest.
  case secondary

  /// The share of attention; the three add up to one.
  public var share: Double {
    switch self {
    case .content: 0.60
    case .primaryAction: 0.25
    case .secondary: 0.15
    }
  }
}
