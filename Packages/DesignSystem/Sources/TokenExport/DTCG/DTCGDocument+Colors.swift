import DesignSystem
import PrintedText

extension DTCGDocument {
  /// Every appearance at both elevations.
  static let modes: [Mode] = Appearance.all.flatMap { looks in
    Elevation.allCases.map { Mode(looks: looks, elevation: $0) }
  }

  /// A combination of scheme, contrast and elevation.
  struct Mode: Hashable, Sendable {
    var looks: Appearance
    var elevation: Elevation

    /// The names of the mode's groups, such as `light`, `standard`, `base`.
    var names: [String] {
      [looks.scheme.rawValue, looks.contrast.rawValue, elevation.rawValue]
    }

    /// The path of a role in this mode.
    func path(_ role: ColorRole) -> String {
      (["color"] + names + [role.rawValue]).joined(separator: ".")
    }
  }

  static var colors: JSON {
    let groups: JSON = ["palette": palette]
    return (["$type": "color"] as JSON).adding(groups).adding(modeGroups)
  }

  private static var modeGroups: JSON {
    .object(of: InterfaceStyle.allCases) { scheme in
      (
        scheme.rawValue,
        .object(of: Contrast.allCases) { contrast in
          let looks = Appearance(scheme, contrast: contrast)
          return (
            contrast.rawValue,
            .object(of: Elevation.allCases) { elevation in
              (elevation.rawValue, roles(Mode(looks: looks, elevation: elevation)))
            }
          )
        }
      )
    }
  }

  private static func roles(_ mode: Mode) -> JSON {
    .object(of: ColorRole.allCases) { role in
      (role.rawValue, DTCGValue.token(value(role, mode), role.purpose))
    }
  }

  /// The value of a role in a mode; on a raised surface, unchanged values refer to the base
  /// surface.
  private static func value(_ role: ColorRole, _ mode: Mode) -> JSON {
    let color = role.resolved(in: mode.looks, elevation: mode.elevation)
    let base = Mode(looks: mode.looks, elevation: .base)
    if mode.elevation == .elevated, color == role.resolved(in: mode.looks) {
      return DTCGValue.alias(base.path(role))
    }
    return DTCGValue.alias("color", "palette", paletteName(color))
  }

  private static var palette: JSON {
    let description: JSON = ["$description": "Every colour once, named by its number."]
    return description.adding(
      .object(of: paletteColors) { color in
        (paletteName(color), DTCGValue.token(DTCGValue.color(color)))
      })
  }

  /// The colours of all roles without duplicates, in the order of their first use.
  static var paletteColors: [RGBA] {
    var seen: Set<RGBA> = []
    return modes.flatMap { mode in
      ColorRole.allCases.map { $0.resolved(in: mode.looks, elevation: mode.elevation) }
    }.filter { seen.insert($0).inserted }
  }

  /// The name of a colour, such as `FF6B35`, or `3C3C43-60` at an opacity of 60 %.
  static func paletteName(_ color: RGBA) -> String {
    guard color.alpha < 1 else { return color.digits }
    return "\(color.digits)-\(Int((color.alpha * 100).rounded()))"
  }
}
