import FoodFacts
import Groceries
import MealModels
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct MergeCaseTests {
  private let kitchen = Kitchen()

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  private func cases() throws -> [(lines: [String], items: [String])] {
    let text = try String(
      contentsOf: Self.folder.appending(path: "merge-cases.tsv"), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { row in
      let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
      let items = columns.count > 1 ? columns[1].parts(of: "; ") : []
      return (columns[0].parts(of: " | "), items)
    }
  }

  @Test func `every group of lines buys what a shopper would`() throws {
    let cases = try cases()
    #expect(cases.count >= 300)
    for (lines, items) in cases {
      let found = kitchen.items(lines).map { "\($0.id)=\($0.text)" }
      #expect(found == items, "\(lines)")
    }
  }

  @Test func `the order of the lines changes no item`() throws {
    for (lines, _) in try cases() where lines.count > 1 {
      let forward = Dictionary(uniqueKeysWithValues: kitchen.items(lines).map { ($0.id, $0) })
      for item in kitchen.items(lines.reversed()) {
        let other = forward[item.id]
        #expect(other.map { Set($0.amounts) } == Set(item.amounts), "\(lines)")
      }
    }
  }
}

extension Substring {
  fileprivate func parts(of separator: String) -> [String] {
    split(separator: separator).map { String($0) }
  }
}
