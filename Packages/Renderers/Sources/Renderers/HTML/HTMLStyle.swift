import DesignSystem

/// The style sheet that is the same for all screens.
public enum HTMLStyle {
  /// Every named duration as a custom property such as `--duration-quick`, for style sheets and
  /// scripts that surround screens (S-PHIL-03).
  public static let durations: String = {
    var css = MarkupBuffer()
    css.raw(":root{")
    for duration in MotionDuration.allCases {
      css.raw(name: "--duration-\(duration.rawValue):")
      css.number(duration.seconds)
      css.raw("s;")
    }
    css.raw("}\n")
    return css.string
  }()

  /// Places, text, controls, every colour, every movement and the changes of screens.
  ///
  /// It is meant for a separate file, which the pages that contain `HTMLParts` share. The classes
  /// `enter-` and `leave-` with `push`, `pop`, `sheet` and `tab` move two layers over each other;
  /// `over` lets the layer below a panel be seen.
  public static let fixed: String = {
    var css = MarkupBuffer()
    css.raw(name: durations)
    css.append(StyleSheet.bytes)
    StyleSheet.writeColors(to: &css)
    StyleSheet.motions.forEach { css.append($0) }
    StyleSheet.writeChanges(to: &css)
    css.raw(WebFiles.postingCSS)
    return css.string
  }()
}
