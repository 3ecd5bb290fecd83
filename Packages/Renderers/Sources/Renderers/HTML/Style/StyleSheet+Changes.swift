import DesignSystem

extension StyleSheet {
  /// How one screen takes the place of another, as classes of the two layers.
  ///
  /// The layers lie over each other. Pushed screens enter from the trailing edge and leave there
  /// again, with the other one a third of the way behind (C-N04); covers come from below; of a
  /// sheet the panel alone moves, above a ground that dims; tabs cross-fade. The numbers are those
  /// of the tokens; where motion is to be reduced the opacity alone changes, in 0.15 s (C-M04).
  static func writeChanges(to css: inout MarkupBuffer) {
    css.raw(WebFiles.changesCSS)
    for change in changes { write(change, change.keyframes, change.motion.animation, to: &css) }
    css.raw("@media (prefers-reduced-motion:reduce){\n")
    for change in changes {
      guard let reduced = change.motion.reduced else { continue }
      write(change, change.enters ? "appear" : "vanish", reduced, to: &css)
    }
    css.raw("}\n")
  }

  /// A layer or a part of one that moves while screens change.
  struct Change: Sendable {
    /// What it is that moves.
    var selector: String
    /// Where it moves from or to.
    var keyframes: String
    /// Whose numbers the movement has.
    var motion: Motion

    /// Whether it comes rather than goes.
    var enters: Bool { selector.hasPrefix(".enter") }
  }

  /// Everything that moves; a sheet and an alert lie on a `scrim`, a cover does not.
  static let changes = [
    Change(selector: ".enter-push", keyframes: "from-away", motion: .push),
    Change(selector: ".leave-push", keyframes: "to-aside", motion: .push),
    Change(selector: ".enter-pop", keyframes: "from-aside", motion: .push),
    Change(selector: ".leave-pop", keyframes: "to-away", motion: .push),
    Change(selector: ".enter-sheet:not(:has(.scrim))", keyframes: "from-below", motion: .sheet),
    Change(selector: ".leave-sheet:not(:has(.scrim))", keyframes: "to-below", motion: .sheet),
    Change(selector: ".enter-sheet .scrim", keyframes: "appear", motion: .sheet),
    Change(selector: ".leave-sheet .scrim", keyframes: "vanish", motion: .sheet),
    Change(selector: ".enter-sheet .scrim~.m-sheet", keyframes: "from-below", motion: .sheet),
    Change(selector: ".leave-sheet .scrim~.m-sheet", keyframes: "to-below", motion: .sheet),
    Change(
      selector: ".enter-sheet .scrim~[data-role=alert]", keyframes: "appear",
      motion: .tabCrossFade),
    Change(
      selector: ".leave-sheet .scrim~[data-role=alert]", keyframes: "vanish",
      motion: .tabCrossFade),
    Change(selector: ".enter-tab", keyframes: "appear", motion: .tabCrossFade),
    Change(selector: ".leave-tab", keyframes: "vanish", motion: .tabCrossFade),
  ]

  private static func write(
    _ change: Change, _ keyframes: String, _ animation: AnimationSpec, to css: inout MarkupBuffer
  ) {
    css.raw(name: "\(change.selector){animation:\(keyframes) ")
    writeTime(animation, to: &css)
    css.raw(" both}\n")
  }
}
