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
  /// A card disappears.
  case cardRemoval
  /// The old suggestion fades out.
  case suggestionFadeOut
  /// The new suggestion slides in from the trailing edge.
  case suggestionSlideIn
  /// A saved heart grows to 1.2 and back while it turns green.
  case savedHeart
  /// A loaded picture fades in.
  case imageFadeIn
  /// The looping highlight of a skeleton.
  case shimmer

  /// The animation of the movement.
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

  /// The animation that runs instead if Reduce Motion is on; nil if none runs (C-M04, C-M03).
  public var reduced: AnimationSpec? {
    switch self {
    case .buttonPress: nil
    case .shimmer: AnimationSpec(.loop, .easeInOut, .opacity)
    default: AnimationSpec(.quick, .easeOut, .opacity)
    }
  }

  /// Whether the opacity also changes, from zero or to zero.
  public var fades: Bool { self == .cardInsertion || animation.effect == .opacity }

  /// The token's name, such as `motion.sheet`.
  public var tokenName: String { "motion.\(rawValue)" }
}
