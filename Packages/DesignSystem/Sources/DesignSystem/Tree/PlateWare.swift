/// The colours of the table and of what stands on it.
struct PlateWare {
  /// The table.
  var table: RGBA
  /// The rim.
  var rim: RGBA
  /// Where the food lies.
  var well: RGBA
  /// The line between them, and the outside of a bowl.
  var edge: RGBA

  init(_ table: UInt32, _ rim: UInt32, _ well: UInt32, _ edge: UInt32) {
    self.table = RGBA(table)
    self.rim = RGBA(rim)
    self.well = RGBA(well)
    self.edge = RGBA(edge)
  }

  /// The set for a seed; white and pale ones come first and are left out for pale foods.
  static func set(_ seed: Int, for scheme: InterfaceStyle, isFoodPale: Bool) -> PlateWare {
    let all = scheme == .dark ? dark : light
    let pale = isFoodPale && scheme == .light ? 3 : 0
    return all[pale + seed % (all.count - pale)]
  }

  /// Porcelain, oat, shell, fog, sage, clay and dusk on neutral tables.
  private static let light = [
    PlateWare(0xF1EEE9, 0xFFFFFF, 0xF8F6F3, 0xE3DED6),
    PlateWare(0xEEEFEF, 0xFFFFFF, 0xF6F7F7, 0xDADEE0),
    PlateWare(0xF3F1EC, 0xF4ECDF, 0xEBE0CF, 0xD6C7AE),
    PlateWare(0xF2F0EC, 0xCFDBE0, 0xBFCED5, 0xA3B6BF),
    PlateWare(0xF3F2EE, 0xCDD9C8, 0xBECCB8, 0xA2B39B),
    PlateWare(0xF2EFEB, 0xE0B79C, 0xD2A385, 0xB78563),
    PlateWare(0xEFEEEC, 0x6E7F8D, 0x5F707E, 0x4D5C69),
  ]

  /// The same after dark: stone, sand, slate, lake, moss, brick.
  private static let dark = [
    PlateWare(0x252527, 0x5A5B60, 0x4C4D52, 0x3A3B3F),
    PlateWare(0x272624, 0x6B655B, 0x5C564D, 0x47423A),
    PlateWare(0x232426, 0x4A4F57, 0x3D424A, 0x2E3239),
    PlateWare(0x242628, 0x4B5F6B, 0x3E515D, 0x2F3F49),
    PlateWare(0x252623, 0x56624F, 0x485342, 0x373F32),
    PlateWare(0x262423, 0x7E5A47, 0x6C4A39, 0x54382A),
  ]
}
