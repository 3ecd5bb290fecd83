import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The grades that a panel gave for how well dishes are known, by region.
///
/// The file has one line per dish: `id` and four grades from 1 to 5 for the United States, the
/// United Kingdom, Germany and India, separated by tabs.
struct DishPanel {
  private var grades: [MealID: [EaterRegion: Int]] = [:]

  private static let columns: [EaterRegion] = [.unitedStates, .unitedKingdom, .germany, .india]

  /// Reads a file; its first line names the columns.
  init(file: String) throws(BenchError) {
    guard let data = FileManager.default.contents(atPath: file),
      let text = String(data: data, encoding: .utf8)
    else { throw .unusableFile(file) }
    for line in text.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: "\t")
      let numbers = fields.dropFirst().compactMap { Int($0) }
      guard let id = fields.first, numbers.count == Self.columns.count else {
        throw .unusableFile(file)
      }
      grades[MealID(rawValue: String(id))] = Dictionary(
        uniqueKeysWithValues: zip(Self.columns, numbers))
    }
  }

  /// The grade of a dish; nil if the panel did not judge it.
  subscript(meal: MealID, region: EaterRegion) -> Int? { grades[meal]?[region] }
}
