/// The four layers of the parts of Home (S-HOME-14).
enum HomeLayer: String, CaseIterable, Hashable, Sendable {
  /// The greeting.
  case foundation
  /// The suggestion, or the message instead of it.
  case content
  /// The one emphasised button.
  case interaction
  /// The further controls: the row of controls, the wishes, the nudge or a quiet line, and the
  /// tabs.
  case context

  /// The weight of the layer.
  var emphasis: Emphasis {
    switch self {
    case .content: .content
    case .interaction: .primaryAction
    case .foundation, .context: .secondary
    }
  }
}

/// The share of attention that each of three regions should get (S-ARCH-02, C-L06).
///
/// It is a weight, not an area.
public enum Emphasis: String, CaseIterable, Hashable, Sendable {
  /// The suggestion.
  case content
  /// The main button.
  case primaryAction = "primary-action"
  /// Navigation, metadata and everything else.
  case secondary

  /// The share of attention; the three shares add up to one.
  public var share: Double {
    switch self {
    case .content: 0.60
    case .primaryAction: 0.25
    case .secondary: 0.15
    }
  }
}
