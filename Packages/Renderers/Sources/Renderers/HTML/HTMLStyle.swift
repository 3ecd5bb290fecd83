/// The style sheet that is the same for all screens.
public enum HTMLStyle {
  /// Places, text, controls, every colour, every movement and the changes of screens.
  ///
  /// For a file of its own beside the pages that hold `HTMLParts`. The classes `enter-` and
  /// `leave-` with `push`, `pop`, `sheet` and `tab` move two layers over each other; `over` lets
  /// the layer below a panel be seen.
  public static let fixed: String = {
    var css = StyleSheet.bytes
    StyleSheet.writeColors(to: &css)
    StyleSheet.motions.forEach { css.append($0) }
    StyleSheet.writeChanges(to: &css)
    css.raw(WebFiles.postingCSS)
    return css.string
  }()
}
