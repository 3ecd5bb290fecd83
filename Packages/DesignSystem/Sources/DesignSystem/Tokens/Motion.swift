/// A named movement; each is bound to one interaction or change of state.
public enum Motion: String, CaseIterable, Sendable {
  /// A tab's content cross-fades.
  case tabCrossFade
  /// A pushed screen slides in from the trailing edge.
  case push
  /// A sheet or a cover slides up.
  case sheet
  /// A button shrinks to 0.95 while pressed.
  case buttonPress
  /// A card appears for the first time: scale 0.95 and opacity.
  case cardInsertion
  /// A card goes away.
  case cardRemoval
  /// The old suggestion fades out.
  case suggestionFadeOut
  /// The new suggestion slides in from the trailing edge.
  case suggestionSlideIn
  /// A saved heart grows to 1.2 and back while it turns green.
  case savedHeart
  /// A loaded picture fades in.
  case imageFadeIn
  /// The loop that runs over a skeleton.
  case shimmer

  /// How the movement runs.
  public var animation: AnimationSpec {
    switch self {
    case .tabCrossFade, .imageFadeIn: AnimationSpec(.standard, .easeInOut, .opacity)
    case .cardRemoval: AnimationSpec(.standard, .spring(damping: 0.8), .opacity)
    case .push, .suggestionSlideIn: AnimationSpec(.standard, .easeInOut, .slide)
    case .sheet: AnimationSpec(.modal, .easeInOut, .slide)
    case .buttonPress: AnimationSpec(.quick, .easeOut, .scale(0.95))
    case .cardInsertion: AnimationSpec(.standard, .spring(damping: 0.8), .scale(0.95))
    case .suggestionFadeOut: AnimationSpec(.fadeOut, .easeInOut, .opacity)
    case .savedHeart: AnimationSpec(.standard, .spring(damping: 0.8), .scale(1.2))
    case .shimmer: AnimationSpec(.loop, .linear, .sweep)
    }
  }

  /// What runs instead when Reduce Motion is on; nil when nothing does (C-M04, C-M03).
  public var reduced: AnimationSpec? {
    switch self {
    case .buttonPress: nil
    case .shimmer: AnimationSpec(.loop, .easeInOut, .opacity)
    default: AnimationSpec(.quick, .easeOut, .opacity)
    }
  }

  /// Whether the opacity goes from or to nothing along with the effect.
  public var fades: Bool { self == .cardInsertion || animation.effect == .opacity }

  /// The token's name, such as `motion.sheet`.
  public var tokenName: String { "motion.\(rawValue)" }
}
