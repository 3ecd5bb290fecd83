import Foundation
import MealCatalog
import MealModels
import Testing

/// The grades of the bundled meals beside a panel that judged some of them blind.
@Suite struct PanelTests {
  private static let regions: [EaterRegion] = [.unitedStates, .unitedKingdom, .germany, .india]

  /// The grades of the panel by dish, in the order of the regions.
  private static func panel() throws -> [MealID: [Int]] {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: package.appending(path: "Data/panel.tsv"), encoding: .utf8)
    return text.split(separator: "\n").dropFirst().reduce(into: [:]) { panel, line in
      let fields = line.split(separator: "\t")
      panel[MealID(rawValue: String(fields[0]))] = fields.dropFirst().compactMap { Int($0) }
    }
  }

  @Test(arguments: regions)
  func `nineteen grades of twenty are within one of the panel, and kinder by little`(
    region: EaterRegion
  ) throws {
    let panel = try Self.panel()
    let place = try #require(Self.regions.firstIndex(of: region))
    let distances = try panel.map { dish, grades in
      let meal = try #require(Catalog.bundled.summary(dish), "\(dish)")
      return try #require(meal.customs.familiarity[region]) - grades[place]
    }
    #expect(distances.count >= 200)
    #expect(distances.count { abs($0) <= 1 } * 20 >= distances.count * 19)
    #expect(abs(Double(distances.reduce(0, +)) / Double(distances.count)) < 0.5)
  }
}
