import AppRecord
import EaterMeals
import FavoritesStore
import Journal
import MealModels
import MealPlan
import Preferences
import SeededRandom
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A data folder of people with allergies that something happens to.
struct DamagedFolder {
  static let journal = "/data/journal"
  static let allergens: [Allergen] = [.peanut, .milk, .egg, .sesame]

  let disk = JournalFileSystem.inMemory()
  /// Who is at the table, and what each is allergic to.
  private(set) var allergies: [String: Set<Allergen>] = [:]
  /// The journal before the last limit was stored.
  private var older: [UInt8] = []
  var random: SeededGenerator

  init(seed: Int) async throws {
    random = SeededGenerator(seed: seed)
    let names = ["you"] + ["Ana", "Ben"].prefix(Int.random(in: 0...2, using: &random))
    for name in names { allergies[name] = [] }
    for name in names.dropFirst() { try await say(.seating(name)) }
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      for _ in 0..<Int.random(in: 0...3, using: &random) { _ = try? await write() }
      older = try bytes()
      let name = names.randomElement(using: &random) ?? "you"
      let allergen = Self.allergens.randomElement(using: &random) ?? .peanut
      allergies[name]?.insert(allergen)
      try await say(.toggling(allergen.rawValue, isOn: true, of: .allergies, eater: name))
    }
    for _ in 0..<Int.random(in: 0...4, using: &random) { _ = try? await write() }
  }

  /// The stores as another run of the program opens them.
  func stores() throws -> Stores {
    Stores(
      journal: try EventJournal(directory: URL(filePath: "/data"), fileSystem: disk),
      premium: .sample, seal: .file(in: "/data", files: disk),
      secrets: .files(in: "/data", files: disk))
  }

  func say(_ event: PreferencesEvent) async throws {
    try await stores().recordPreferences([event], at: Phone.noon)
  }

  /// Why nothing is suggested; nil where meals are, and every allergy is known.
  ///
  /// - Throws: what is forgotten unsaid.
  func stop() async throws -> String? {
    let settings: StoredSettings
    do { settings = try await stores().settings().settings } catch { return "\(error)" }
    let limits = SuggestionService.bundled.unreadableLimits(of: settings)
    guard limits.isEmpty else { return limits.joined(separator: ", ") }
    for (name, known) in allergies {
      let now = settings.preferences.eaters(named: name).first?.allergens ?? []
      if !now.isSuperset(of: known) {
        throw Forgotten(name: name, allergens: known.subtracting(now))
      }
    }
    return nil
  }

  struct Forgotten: Error {
    let name: String
    let allergens: Set<Allergen>
  }

  func bytes(_ path: String = journal) throws -> [UInt8] {
    guard let file = try disk.open(path, .read) else { return [] }
    return try file.read(0, try file.size())
  }

  func put(_ bytes: [UInt8], at path: String = journal) throws {
    let file = try disk.open(path, .write) ?? disk.open(path, .create)
    try file?.truncate(0)
    try file?.write(bytes, 0)
  }
}

// MARK: - What is written

extension DamagedFolder {
  /// The kinds of writes that are no word of anybody about their allergies.
  static let writes = 16

  /// One of them.
  mutating func write() async throws {
    try await write(Int.random(in: 0..<Self.writes, using: &random))
  }

  func write(_ kind: Int) async throws {
    let stores = try stores()
    let date = Phone.noon
    switch kind {
    case 0: try await say(PreferencesEvent(key: "units", value: "metric"))
    case 1:
      let supper = PlanSlot(day: 20_580, slot: .dinner)
      try await stores.plan.record(
        [.added(PlannedMeal(id: "1", slot: supper, content: .text("eggs")))], at: date)
    case 2:
      try await stores.favorites.record(
        [.saved(Favorite(Food(id: "kiwi", name: "kiwi")))], at: date)
    case 3:
      try await stores.recordShown([HistoryEvent(.suggested, "tacos")], isPremium: false, at: date)
    case 4: try await stores.quietLines.record([QuietLineEvent(.taste, .shown)], at: date)
    case 5: try await stores.journal.compact()
    case 6: _ = try await stores.favorites.undoLast(at: date)
    case 7: try await say(PreferencesEvent(key: "diets", value: ""))
    case 8: try await say(.seating("Cleo"))
    case 9: try await stores.journal.delete("history")
    case 10: _ = try await Subscriptions.local(stores, now: { date }).startTrial(at: date)
    case 11:
      let event = try stores.plan.stream.event(.changed("1", .note("salt")), at: date)
      _ = try await stores.journal.revise(after: 0, at: date) { _ in [.adds(event)] }
    case 12: try await stores.consents.record([ConsentEvent("research", isGiven: true)], at: date)
    case 13: try await say(.toggling("vegan", isOn: true, of: .diets, eater: "you"))
    case 14: try await stores.journal.keep([1, 2, 3], as: "shelf")
    default: try await say(PreferencesEvent(key: "dislikes", value: "kiwi"))
    }
  }
}

// MARK: - What happens to it

extension DamagedFolder {
  /// What may happen to the files, by name.
  static let damages = [
    "a bit", "a bit, and no count", "zeros", "zeros to the end", "a cut", "a cut at a line end",
    "lines gone", "lines swapped", "a line twice", "a line feed", "random bytes",
    "line ends of another system and a bit", "the first line", "an older copy", "gone",
    "moved to a temporary", "moved to a temporary and cut", "moved to a damaged copy",
    "another journal", "a count of nothing and a bit", "empty",
  ]

  mutating func happen(_ damage: String) async throws {
    let bytes = try bytes()
    var new = bytes
    let end = max(1, (bytes.lastIndex(of: 0x0A) ?? 0) + 1)
    let place = Int.random(in: 0..<end, using: &random)
    let other = Int.random(in: place...end, using: &random)
    var lines = bytes.split(separator: 0x0A).map { Array($0) }
    let padding = lines.popLast() ?? []
    let line = Int.random(in: 0..<lines.count, using: &random)
    let second = Int.random(in: 0..<lines.count, using: &random)
    func joined(_ end: [UInt8] = [0x0A]) -> [UInt8] { lines.flatMap { $0 + end } + padding }
    switch damage {
    case "a bit": new[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case "a bit, and no count":
      new[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      try disk.remove(Self.journal + ".count")
    case "zeros": for index in place..<other { new[index] = 0 }
    case "zeros to the end": for index in place..<new.count { new[index] = 0 }
    case "a cut": new = Array(bytes[..<place])
    case "a cut at a line end":
      lines = Array(lines[...line])
      new = lines.flatMap { $0 + [0x0A] }
    case "lines gone":
      lines.removeSubrange(min(line, second)...max(line, second))
      new = joined()
    case "lines swapped":
      lines.swapAt(line, second)
      new = joined()
    case "a line twice":
      lines.insert(lines[line], at: second)
      new = joined()
    case "a line feed": new[bytes[place...].firstIndex(of: 0x0A) ?? end - 1] = 0x20
    case "random bytes":
      for index in place..<other { new[index] = UInt8.random(in: 0...255, using: &random) }
    case "line ends of another system and a bit":
      lines[line][Int.random(in: 0..<lines[line].count, using: &random)] ^= 1
      new = joined([0x0D, 0x0A])
    case "the first line": new[Int.random(in: 0..<lines[0].count, using: &random)] ^= 1
    case "an older copy": new = older
    case "gone": return try disk.remove(Self.journal)
    case "moved to a temporary": return try disk.rename(Self.journal, Self.journal + ".new")
    case "moved to a temporary and cut":
      try put(Array(bytes[..<place]))
      return try disk.rename(Self.journal, Self.journal + ".new")
    case "moved to a damaged copy":
      try disk.remove(Self.journal + ".count")
      return try disk.rename(Self.journal, Self.journal + ".damaged-1")
    case "another journal":
      let other = try EventJournal.inMemory()
      try await Store(.preferences, in: other).record([.seating("Eve")], at: Phone.noon)
      let folder = try await DamagedFolder(seed: 0)
      new = try folder.bytes()
    case "a count of nothing and a bit":
      new[place] ^= 1
      try put([], at: Self.journal + ".count")
    default: new = []
    }
    try put(new)
  }
}
