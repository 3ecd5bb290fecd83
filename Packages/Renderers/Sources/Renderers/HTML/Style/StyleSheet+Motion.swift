import DesignSystem

extension StyleSheet {
  /// The rules of each movement in the order of `Motion.allCases`; pages contain those they use.
  ///
  /// A movement is a class `m-…` with the numbers of its token, followed by its replacement for
  /// reduced motion.
  static let motions: [MarkupBuffer] = Motion.allCases.map { motion in
    var css = MarkupBuffer()
    writeFrames(of: motion, to: &css)
    write(motion, to: &css)
    css.raw("@media (prefers-reduced-motion:reduce){\n")
    writeReduced(motion, to: &css)
    css.raw("}\n")
    return css
  }

  /// Writes the common parts of movements, and the turning of an indicator.
  static func writeCommonMotions(to css: inout MarkupBuffer) {
    css.raw(WebFiles.motionsCSS)
    css.raw(".turn{animation:turn ")
    writeTime(Motion.shimmer.animation, to: &css)
    css.raw(" infinite}\n@media (prefers-reduced-motion:reduce){.turn{animation:pulse ")
    writeTime(Motion.shimmer.reduced ?? Motion.shimmer.animation, to: &css)
    css.raw(" infinite}}\n")
  }

  /// `0.3s ease-in-out`, from the numbers of the token.
  static func writeTime(_ animation: AnimationSpec, to css: inout MarkupBuffer) {
    css.number(animation.duration.seconds)
    css.raw("s ")
    switch animation.curve {
    case .easeInOut: css.raw("ease-in-out")
    case .easeOut: css.raw("ease-out")
    case .linear: css.raw("linear")
    case .spring(let damping): css.append(SpringCurve.easing(damping: damping))
    }
  }

  private static func writeFrames(of motion: Motion, to css: inout MarkupBuffer) {
    css.raw(name: "@keyframes m-\(motion.rawValue)")
    switch (motion, motion.animation.effect) {
    case (.suggestionFadeOut, _), (.cardRemoval, _): css.raw("{to{opacity:0}}\n")
    case (.sheet, _): css.raw("{from{transform:translateY(100%)}}\n")
    case (.savedHeart, .scale(let factor)):
      css.raw("{from{color:var(--label)}50%{transform:scale(")
      css.number(factor)
      css.raw(")}to{color:var(--accentGreen)}}\n")
    case (_, .scale(let factor)):
      css.raw("{from{opacity:0;transform:scale(")
      css.number(factor)
      css.raw(")}}\n")
    case (_, .slide): css.raw("{from{transform:translateX(var(--away))}}\n")
    case (_, .sweep):
      css.raw("{from{transform:translateX(-100%)}to{transform:translateX(100%)}}\n")
    case (_, .opacity): css.raw("{from{opacity:0}}\n")
    }
  }

  private static func write(_ motion: Motion, to css: inout MarkupBuffer) {
    switch motion {
    case .buttonPress: writePress(to: &css)
    case .shimmer: writeShimmer(to: &css)
    case .tabCrossFade:
      css.raw(name: ".m-\(motion.rawValue) *{transition:color ")
      writeTime(motion.animation, to: &css)
      css.raw("}\n")
    case .savedHeart:
      css.raw(name: "[data-motion=\(motion.rawValue)]:active svg,")
      writeRule(motion, motion.animation, to: &css)
    default: writeRule(motion, motion.animation, to: &css)
    }
  }

  private static func writeRule(
    _ motion: Motion, _ animation: AnimationSpec, to css: inout MarkupBuffer
  ) {
    css.raw(name: ".m-\(motion.rawValue){animation:m-\(motion.rawValue) ")
    writeTime(animation, to: &css)
    let staysAtItsEnd = motion == .savedHeart || motion == .cardRemoval
    css.raw(staysAtItsEnd ? " forwards}\n" : "}\n")
  }

  private static func writePress(to css: inout MarkupBuffer) {
    let press = Motion.buttonPress.animation
    css.raw(".m-buttonPress{transition:transform ")
    writeTime(press, to: &css)
    css.raw("}\n.m-buttonPress:active:enabled:not([aria-disabled=true]){transform:scale(")
    if case .scale(let factor) = press.effect { css.number(factor) }
    css.raw(")}\n")
  }

  private static func writeShimmer(to css: inout MarkupBuffer) {
    css.raw(".m-shimmer{overflow:hidden}\n.m-shimmer::after{content:\"\";position:absolute;")
    css.raw("inset:0;background:linear-gradient(90deg,transparent,light-dark(")
    css.raw("rgb(255 255 255/.6),rgb(255 255 255/.1)),transparent);animation:m-shimmer ")
    writeTime(Motion.shimmer.animation, to: &css)
    css.raw(" infinite}\n")
  }

  private static func writeReduced(_ motion: Motion, to css: inout MarkupBuffer) {
    let selector = ".m-\(motion.rawValue)"
    switch (motion, motion.reduced) {
    case (.buttonPress, _):
      css.raw(name: "\(selector):active:enabled:not([aria-disabled=true])")
      css.raw("{transition:none;transform:none}\n")
    case (.shimmer, let reduced?):
      css.raw(name: "\(selector)::after{animation:none;background:none}\n\(selector)")
      css.raw("{animation:pulse ")
      writeTime(reduced, to: &css)
      css.raw(" infinite}\n")
    case (.tabCrossFade, let reduced?):
      css.raw(name: "\(selector) *{transition:color ")
      writeTime(reduced, to: &css)
      css.raw("}\n")
    case (.savedHeart, let reduced?):
      css.raw(name: "[data-motion=\(motion.rawValue)]:active svg,\(selector)")
      css.raw("{color:var(--accentGreen);animation:appear ")
      writeTime(reduced, to: &css)
      css.raw("}\n")
    case (_, let reduced?):
      css.raw(name: "\(selector){animation:appear ")
      writeTime(reduced, to: &css)
      if motion == .suggestionFadeOut || motion == .cardRemoval { css.raw(" reverse") }
      css.raw("}\n")
    case (_, nil): css.raw(name: "\(selector){animation:none}\n")
    }
  }
}
