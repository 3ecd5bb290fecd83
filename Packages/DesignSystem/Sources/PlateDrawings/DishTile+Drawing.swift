import DesignSystem

extension DishTile {
  /// The picture of the tile for light or dark mode, with the aspect ratio 16 to 9 or square.
  ///
  /// The box is that of a plate. The first shape is the ground and fills the box.
  public func drawing(_ ratio: MealImage.Ratio, in scheme: InterfaceStyle) -> VectorDrawing {
    let width = ratio == .hero ? 320.0 : 180
    var painter = TilePainter(width / 2, colors(in: scheme))
    painter.paint(self)
    let ground = VectorShape(
      .rectangle(x: 0, y: 0, width: width, height: 180, radius: 0, turn: 0),
      .fill(painter.colors.ground))
    return VectorDrawing(width: width, height: 180, shapes: [ground] + painter.shapes)
  }

  /// The colours of the ground, of the sign's inside, and of its lines.
  private func colors(in scheme: InterfaceStyle) -> TilePainter.Colors {
    let (ground, inside, line): (UInt32, UInt32, UInt32) =
      switch self {
      case .soup: (0xF5E9DC, 0xFBF4EC, 0xA86B3C)
      case .salad: (0xE8EEE0, 0xF4F8EF, 0x5F7F45)
      case .pasta: (0xF5EEDA, 0xFCF8EC, 0x97762C)
      case .bread: (0xF2E6D6, 0xFAF3E9, 0x936338)
      case .cake: (0xF5E4E3, 0xFCF3F2, 0xA65C5C)
      case .cookies: (0xEFE4DA, 0xF9F3ED, 0x87603F)
      case .pie: (0xF3E5D9, 0xFBF3EC, 0xA2603A)
      case .dessert: (0xF2E4EA, 0xFAF2F5, 0x96597A)
      case .drink: (0xE1ECEF, 0xF0F7F8, 0x477A87)
      case .sauce: (0xF4E6DE, 0xFBF3EE, 0xA3573B)
      case .main: (0xECE8E0, 0xF7F4EF, 0x776A54)
      case .dish: (0xECECEB, 0xF7F7F6, 0x6E6E6C)
      }
    guard scheme == .dark else {
      return TilePainter.Colors(ground: RGBA(ground), inside: RGBA(inside), line: RGBA(line))
    }
    let night = RGBA(0x1D1C1C)
    return TilePainter.Colors(
      ground: night.toward(RGBA(line), 0.22), inside: night.toward(RGBA(line), 0.38),
      line: RGBA(line).toward(RGBA(0xFF_FFFF), 0.45))
  }
}

extension MealImage.Source {
  /// The drawing for light or dark mode; nil for a photo.
  public func drawing(_ ratio: MealImage.Ratio, in scheme: InterfaceStyle) -> VectorDrawing? {
    switch self {
    case .plate(let plate): plate.drawing(ratio, in: scheme)
    case .tile(let tile): tile.drawing(ratio, in: scheme)
    case .photo: nil
    }
  }
}
