import DesignSystem

/// The areas behind an element, outermost first.
struct Backdrop: Hashable {
  /// One area.
  struct Layer: Hashable {
    /// Its colour; nil for an area that only fades its content.
    var fill: ColorRole?
    /// The level at which its colour is resolved.
    var elevation: Elevation
    /// The opacity of the area and its content, 0 to 1.
    var opacity = 1.0
    /// Whether it is a picture, whose colours are unknown.
    var isPicture = false
  }

  var layers: [Layer] = []

  /// Whether the nearest area is a picture.
  var isUnknown: Bool { layers.last { $0.fill != nil || $0.isPicture }?.isPicture ?? false }

  /// The roles and level of the nearest area; a page without any is a plain background.
  func pair(_ color: ColorRole, _ use: ColorUse) -> ColorPair {
    let fills = layers.filter { $0.fill != nil }
    let top = fills.last?.fill ?? .systemBackground
    let below = Self.isTranslucent(top) ? fills.dropLast().last?.fill ?? .systemBackground : nil
    return ColorPair(
      color, on: top, over: below, as: use, elevation: fills.last?.elevation ?? .base)
  }

  /// The contrast of a colour inside the innermost area, 1 to 21.
  func ratio(of color: ColorRole, at elevation: Elevation, in appearance: Appearance) -> Double {
    var grounds = [ColorRole.systemBackground.resolved(in: appearance)]
    for layer in layers {
      let ground = grounds[grounds.count - 1]
      let fill = layer.fill?.resolved(in: appearance, elevation: layer.elevation)
      grounds.append(fill?.over(ground) ?? ground)
    }
    let front = color.resolved(in: appearance, elevation: elevation)
    guard layers.contains(where: { $0.opacity < 1 }) else {
      return front.contrastRatio(on: grounds[grounds.count - 1])
    }
    var inner = grounds[grounds.count - 1]
    var ink = front.over(inner)
    for (layer, ground) in zip(layers, grounds).reversed() {
      ink = ink.faded(to: layer.opacity, over: ground)
      inner = inner.faded(to: layer.opacity, over: ground)
    }
    return ink.contrastRatio(on: inner)
  }

  private static func isTranslucent(_ role: ColorRole) -> Bool {
    role.resolved(in: Appearance()).alpha < 1
  }
}

extension RGBA {
  /// The opaque colour that results from this one at some opacity over another one.
  func faded(to opacity: Double, over ground: RGBA) -> RGBA {
    let number = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    return RGBA(number, alpha: opacity).over(ground)
  }
}
