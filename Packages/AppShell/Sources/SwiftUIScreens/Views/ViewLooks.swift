#if canImport(SwiftUI)
  import DesignSystem
  import SwiftUI

  /// The looks of every element on a screen.
  @MainActor
  struct ViewLooks {
    var appearance: Appearance
    var elevation = Elevation.base
    var size: ContentSize
    var picture: (MealImage) -> AnyView
    var fire: (ActionCall) -> Void

    /// The looks inside an element.
    func inside(_ element: Element) -> ViewLooks {
      var looks = self
      looks.elevation = element.surface.elevation ?? elevation
      looks.size = size.limited(to: element.layout.largestContentSize)
      return looks
    }

    func color(_ role: ColorRole) -> Color {
      let rgba = role.resolved(in: appearance, elevation: elevation)
      return Color(
        .sRGB, red: Double(rgba.red) / 255, green: Double(rgba.green) / 255,
        blue: Double(rgba.blue) / 255, opacity: rgba.alpha)
    }

    func font(_ style: TypeStyle, _ weight: FontWeight) -> Font {
      .system(size: style.scaled(for: size).pointSize, weight: Self.weight(weight))
    }

    private static func weight(_ weight: FontWeight) -> Font.Weight {
      switch weight {
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      }
    }
  }
#endif
