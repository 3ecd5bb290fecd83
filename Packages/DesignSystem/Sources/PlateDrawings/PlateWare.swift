import DesignSystem

/// The colours of the table and of the objects on it.
struct PlateWare {
  /// The table.
  var table: RGBA
  /// The rim of the dish.
  var rim: RGBA
  /// The inner part of the dish, where the food is.
  var well: RGBA
  /// The line between the rim and the inner part, and the outside of a bowl.
  var edge: RGBA

  init(table: UInt32, rim: UInt32, well: UInt32, edge: UInt32) {
    self.table = RGBA(table)
    self.rim = RGBA(rim)
    self.well = RGBA(well)
    self.edge = RGBA(edge)
  }

  /// The set for a seed.
  ///
  /// The white and pale sets come first. They are left out for pale foods in light mode.
  static func set(_ seed: Int, for scheme: InterfaceStyle, isFoodPale: Bool) -> PlateWare {
    let all = scheme == .dark ? dark : light
    let pale = isFoodPale && scheme == .light ? 3 : 0
    return all[pale + seed % (all.count - pale)]
  }

  /// Porcelain, oat, shell, fog, sage, clay and dusk on neutral tables.
  private static let light = [
    PlateWare(table: 0xF1EEE9, rim: 0xFFFFFF, well: 0xF8F6F3, edge: 0xE3DED6),
    PlateWare(table: 0xEEEFEF, rim: 0xFFFFFF, well: 0xF6F7F7, edge: 0xDADEE0),
    PlateWare(table: 0xF3F1EC, rim: 0xF4ECDF, well: 0xEBE0CF, edge: 0xD6C7AE),
    PlateWare(table: 0xF2F0EC, rim: 0xCFDBE0, well: 0xBFCED5, edge: 0xA3B6BF),
    PlateWare(table: 0xF3F2EE, rim: 0xCDD9C8, well: 0xBECCB8, edge: 0xA2B39B),
    PlateWare(table: 0xF2EFEB, rim: 0xE0B79C, well: 0xD2A385, edge: 0xB78563),
    PlateWare(table: 0xEFEEEC, rim: 0x6E7F8D, well: 0x5F707E, edge: 0x4D5C69),
  ]

  /// The sets for dark mode: stone, sand, slate, lake, moss, brick.
  private static let dark = [
    PlateWare(table: 0x252527, rim: 0x5A5B60, well: 0x4C4D52, edge: 0x3A3B3F),
    PlateWare(table: 0x272624, rim: 0x6B655B, well: 0x5C564D, edge: 0x47423A),
    PlateWare(table: 0x232426, rim: 0x4A4F57, well: 0x3D424A, edge: 0x2E3239),
    PlateWare(table: 0x242628, rim: 0x4B5F6B, well: 0x3E515D, edge: 0x2F3F49),
    PlateWare(table: 0x252623, rim: 0x56624F, well: 0x485342, edge: 0x373F32),
    PlateWare(table: 0x262423, rim: 0x7E5A47, well: 0x6C4A39, edge: 0x54382A),
  ]
}
