/// How well people of each region know and like a dish, in five grades.
///
/// | Grade | Of the people there |
/// | --- | --- |
/// | 5 | nearly everybody knows and likes it |
/// | 4 | most do |
/// | 3 | many would readily eat it |
/// | 2 | few know it |
/// | 1 | hardly any people do |
public struct Familiarity: Hashable, Sendable {
  /// The grades, from hardly known to known and liked by nearly everybody.
  public static let grades = 1...5

  /// Four bits for each region, in declared order; 0 means an unknown grade.
  public private(set) var rawValue: UInt32

  /// Makes grades from a ``rawValue``.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Makes grades; a value outside ``grades`` is treated as unknown.
  public init(_ grades: [EaterRegion: Int] = [:]) {
    rawValue = 0
    for (place, region) in EaterRegion.allCases.enumerated() {
      guard let grade = grades[region], Self.grades.contains(grade) else { continue }
      rawValue |= UInt32(grade) << UInt32(4 * place)
    }
  }

  /// The grade in a region, else the grade of the world; nil if both are unknown.
  public subscript(region: EaterRegion) -> Int? { given(region) ?? given(.world) }

  /// The grade that is stated for the region itself; nil if there is none.
  public func given(_ region: EaterRegion) -> Int? {
    guard let place = EaterRegion.allCases.firstIndex(of: region) else { return nil }
    let grade = Int(rawValue >> UInt32(4 * place) & 15)
    return Self.grades.contains(grade) ? grade : nil
  }
}
