import EmbeddedText
import MealCatalog
import MealModels
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is known of recipes of one's own without reading them.
struct KnownOwnMeals: Sendable {
  struct Entry: Hashable, Sendable {
    /// The stamp of the version that was read.
    var stamp: UInt64
    var summary: MealSummary
    /// The names, as they are compared, whose meaning decided about it.
    var asked: [String]
    /// The names that nobody knows.
    var open: [String]
  }

  var entries: [RecipeID: Entry] = [:]
  /// The names that were settled when they were read.
  var names = SettledNames()
  /// How many of them are not kept yet.
  var unkept = 0

  /// The recipes that must be read, and those that are not there any more.
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
  /// The names that mean something else, or are settled in one of both alone.
  fileprivate func changes(to other: SettledNames) -> Set<String> {
    Set((all + other.all).map(\.name).filter { self[$0] != other[$0] })
  }
}

// MARK: - Keeping

extension KnownOwnMeals {
  private static let magic = "own-meals 1"

  /// All of it as bytes, for the same program.
  ///
  /// Lines with tabs between fields: what this is, what was settled, a line for each recipe, then
  /// their summaries.
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

  /// Takes what ``kept(by:)`` wrote; nil for anything else, and for what another program wrote.
  init?(kept bytes: [UInt8], by program: String) {
    let fields = bytes.withUnsafeBufferPointer { bytes -> (entries: [Entry], names: [Settled])? in
      var reader = FieldReader(bytes)
      guard reader.text() == Self.magic, reader.text() == program,
        let names = try? JSONDecoder().decode([Settled].self, from: Data(reader.text().utf8))
      else { return nil }
      let count = reader.number()
      guard count <= bytes.count else { return nil }
      let lines = (0..<count).map { _ in (reader.text(), reader.text(), reader.text()) }
      let summaries = SummaryText.summaries(in: bytes[reader.position...])
      guard summaries.count == count else { return nil }
      let entries = zip(lines, summaries).compactMap { line, summary -> Entry? in
        guard let stamp = UInt64(line.0, radix: 16), let asked = Self.texts(line.1),
          let open = Self.texts(line.2)
        else { return nil }
        return Entry(stamp: stamp, summary: summary, asked: asked, open: open)
      }
      return entries.count == count ? (entries, names) : nil
    }
    guard let fields else { return nil }
    entries = Dictionary(
      fields.entries.map { ($0.summary.id, $0) }, uniquingKeysWith: { first, _ in first })
    for settled in fields.names {
      names.apply(.settled(name: settled.name, meaning: settled.meaning))
    }
  }

  private struct Settled: Codable {
    var name: String
    var meaning: SettledMeaning

    init(_ name: String, _ meaning: SettledMeaning) { (self.name, self.meaning) = (name, meaning) }
  }

  /// Texts as JSON on one line, which holds whatever they hold; most recipes have none.
  private static func json(_ texts: [String]) -> String {
    guard !texts.isEmpty, let data = try? JSONEncoder().encode(texts) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  private static func texts(_ json: String) -> [String]? {
    json.isEmpty ? [] : try? JSONDecoder().decode([String].self, from: Data(json.utf8))
  }
}
