import DesignSystem

extension StyleSheet {
  /// Writes the transitions between two screens, as classes of their layers.
  ///
  /// One layer is over the other. A pushed screen enters from the trailing edge and leaves there;
  /// the other screen moves by a third of the way (C-N04). Covers come from below. Of a sheet only
  /// the panel moves, over a dimmed background. Tabs cross-fade. Durations and curves are tokens.
  /// With reduced motion only the opacity changes, in 0.15 s (C-M04).
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
    /// The selector of the moving element.
    var selector: String
    /// The start or end of the movement.
    var keyframes: String
    /// The motion with the numbers of the movement.
    var motion: Motion

    /// Whether it enters; otherwise it leaves.
    var enters: Bool { selector.hasPrefix(".enter") }
  }

  /// All moving elements; a sheet and an alert have a `scrim`, a cover has none.
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
