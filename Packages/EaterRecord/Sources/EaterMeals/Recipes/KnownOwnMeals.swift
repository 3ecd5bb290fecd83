import MealCatalog
import MealModels
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The derived facts of the eater's own recipes, so that the recipes need not be read again.
struct KnownOwnMeals: Sendable {
  struct Entry: Hashable, Sendable {
    /// The stamp of the recipe version from which the facts were derived.
    var stamp: UInt64
    var summary: MealSummary
    /// The normalized names whose meaning affected the result.
    var asked: [String]
    /// The unknown names.
    var open: [String]
  }

  var entries: [RecipeID: Entry] = [:]
  /// The settled names that were used to derive the facts.
  var names = SettledNames()
  /// How many entries are not stored yet.
  var unkept = 0

  /// The recipes to read again, and the deleted ones.
  struct Outdated: Equatable {
    var ids: [RecipeID]
    var gone: [RecipeID]

    var isAnything: Bool { !ids.isEmpty || !gone.isEmpty }
  }

  func outdated(_ latest: [RecipeID: UInt64], _ settled: SettledNames) -> Outdated {
    let names = settled == names ? [] : names.changes(to: settled)
    let ids = latest.filter { id, stamp in
      guard let entry = entries[id], entry.stamp == stamp else { return true }
      return !names.isEmpty && (!entry.open.isEmpty || !names.isDisjoint(with: entry.asked))
    }
    return Outdated(
      ids: ids.keys.sorted(), gone: entries.keys.filter { latest[$0] == nil }.sorted())
  }

  mutating func forget(_ ids: [RecipeID]) {
    for id in ids { entries[id] = nil }
  }
}

extension SettledNames {
  /// The names whose meaning differs between two states, or that are settled in only one of them.
  fileprivate func changes(to other: SettledNames) -> Set<String> {
    Set((all + other.all).map(\.name).filter { self[$0] != other[$0] })
  }
}

// MARK: - Keeping

extension KnownOwnMeals {
  private static let magic = "own-meals 1"

  /// All entries as bytes, which only the same version of the program reads.
  ///
  /// The bytes are lines with tabs between fields: a header, the settled names, a line for each
  /// recipe, then the summaries of the recipes.
  func kept(by program: String) -> [UInt8] {
    let all = entries.sorted { $0.key < $1.key }
    let settled =
      (try? JSONEncoder().encode(names.all.map { Settled($0.name, $0.meaning) })) ?? Data()
    var text =
      "\(Self.magic)\t\(program)\n\(String(decoding: settled, as: UTF8.self))\n\(all.count)\n"
    for (_, entry) in all {
      text +=
        [
          String(entry.stamp, radix: 16), Self.json(entry.asked), Self.json(entry.open),
        ].joined(separator: "\t") + "\n"
    }
    return Array(text.utf8) + Array(SummaryText.text(of: all.map(\.value.summary)).utf8)
  }

  /// Reads the bytes of ``kept(by:)``; nil if they are malformed or of another program.
  init?(kept bytes: [UInt8], by program: String) {
    let lineEnd = UInt8(ascii: "\n")
    let head = bytes.split(separator: lineEnd, maxSplits: 3, omittingEmptySubsequences: false)
    guard head.count == 4,
      String(decoding: head[0], as: UTF8.self) == "\(Self.magic)\t\(program)",
      let settled = try? JSONDecoder().decode([Settled].self, from: Data(head[1])),
      let count = Int(String(decoding: head[2], as: UTF8.self)), 0...bytes.count ~= count
    else { return nil }
    let lines = head[3].split(
      separator: lineEnd, maxSplits: count, omittingEmptySubsequences: false)
    guard lines.count == count + 1 else { return nil }
    let summaries = SummaryText.summaries(in: lines[count])
    guard summaries.count == count else { return nil }
    for (line, summary) in zip(lines, summaries) {
      guard let entry = Self.entry(line, summary) else { return nil }
      entries[summary.id] = entries[summary.id] ?? entry
    }
    for name in settled { names.apply(.settled(name: name.name, meaning: name.meaning)) }
  }

  private static func entry(_ line: ArraySlice<UInt8>, _ summary: MealSummary) -> Entry? {
    let fields = String(decoding: line, as: UTF8.self)
      .split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 3, let stamp = UInt64(fields[0], radix: 16),
      let asked = texts(fields[1]), let open = texts(fields[2])
    else { return nil }
    return Entry(stamp: stamp, summary: summary, asked: asked, open: open)
  }

  private struct Settled: Codable {
    var name: String
    var meaning: SettledMeaning

    init(_ name: String, _ meaning: SettledMeaning) { (self.name, self.meaning) = (name, meaning) }
  }

  /// Texts as JSON on one line, which may contain any characters; empty for no texts, as for most
  /// recipes.
  private static func json(_ texts: [String]) -> String {
    guard !texts.isEmpty, let data = try? JSONEncoder().encode(texts) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  private static func texts(_ json: String) -> [String]? {
    json.isEmpty ? [] : try? JSONDecoder().decode([String].self, from: Data(json.utf8))
  }
}
