import Journal
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An index of all recipes, known without reading them: a fold over their events.
struct LibraryIndex: Sendable {
  /// How many recipes may be recent before they are put in order with the others.
  static let mostRecent = 1024

  /// Most recipes, in order.
  private(set) var ordered = OrderedPart(.empty)
  /// The recipes that changed since the others were put in order.
  private(set) var recent = RecentPart()
  /// The places of the events of changed recipes that were not read yet.
  private var changed: [RecipeID: [EventPlace]] = [:]
  /// The places of the events of recipes that were not added yet.
  private var early: [RecipeID: [EventPlace]] = [:]

  static let stream = IndexedStream<LibraryIndex>(
    name: RecipeEvent.stream, version: RecipeEvent.version, initialIndex: LibraryIndex(),
    endsSubject: { RecipeEvent.read($0.payload, version: $0.version) == .purged },
    encode: { $0.encoded }, decode: { LibraryIndex(encoded: $0) },
    settle: { $0.settle($1) }, apply: { $0.apply($1) })

  /// How many recipes there are, those in the bin included.
  var count: Int { ordered.count - ordered.replacedCount + recent.ids.count }
}

// MARK: - Folding

extension LibraryIndex {
  /// Applies an event; returns whether it could be read.
  private mutating func apply(_ glance: EventGlance) -> Bool {
    guard let subject = glance.subject else { return false }
    let id = RecipeID(rawValue: subject.rawValue)
    let known = changed[id] ?? early.removeValue(forKey: id) ?? places(of: id)
    let event = RecipeEvent.read(Data(glance.payload), version: glance.version)
    if known.isEmpty, case .added = event, let event {
      var history = RecipeHistory(of: id)
      history.apply(event, id: glance.id.original, at: glance.time)
      put(history, at: [glance.place])
    } else {
      changed[id] = known + [glance.place]
    }
    return event != nil
  }

  /// Looks at the recipes that changed.
  private mutating func settle(_ reader: EventReader) {
    for (id, places) in changed {
      let history = RecipeHistory(of: id, reader.records(at: places))
      if history.isEarly { early[id] = places }
      put(history, at: places)
    }
    changed = [:]
    if recent.count >= Self.mostRecent { putInOrder() }
  }

  private mutating func put(_ history: RecipeHistory, at places: [EventPlace]) {
    forget(history.id)
    if let recipe = history.recipe { recent.put(IndexedRecipe(history, recipe, at: places)) }
    // A batch that is read at once may be the whole library: it is put in order in few portions.
    if recent.count >= max(Self.mostRecent, ordered.count) { putInOrder() }
  }

  private mutating func forget(_ id: RecipeID) {
    recent.remove(id)
    if let number = ordered.segment.number(of: id) { ordered.replace(number) }
  }

  private mutating func putInOrder() {
    ordered = OrderedPart(SegmentBuilder.joined(ordered, recent))
    recent = RecentPart()
  }

  private var encoded: [UInt8] {
    recent.count == 0 && ordered.replacedCount == 0
      ? ordered.segment.bytes : SegmentBuilder.joined(ordered, recent).bytes
  }

  private init?(encoded bytes: [UInt8]) {
    guard let segment = LibrarySegment(bytes) else { return nil }
    ordered = OrderedPart(segment)
  }
}

// MARK: - Asking

extension LibraryIndex {
  /// The places of a recipe's events, in order; none for an unknown recipe.
  func places(of id: RecipeID) -> [EventPlace] {
    if let recipe = recent[id] { return recipe.places }
    return orderedNumber(of: id).map { ordered.segment.places($0) } ?? []
  }

  /// The card of a recipe for a list.
  func card(of id: RecipeID) -> RecipeCard? {
    recent[id]?.card ?? orderedNumber(of: id).map { ordered.card($0) }
  }

  private func orderedNumber(of id: RecipeID) -> Int? {
    ordered.segment.number(of: id).flatMap { ordered.isReplaced[$0] ? nil : $0 }
  }

  /// The cards of all recipes, those in the bin included, in no order.
  var cards: [RecipeCard] {
    (0..<ordered.count).filter { !ordered.isReplaced[$0] }.map { ordered.card($0) }
      + recent.recipes.compactMap { $0?.card }
  }

  /// The recipes outside the bin, each with the stamp of its last event.
  var latest: [RecipeID: UInt64] {
    var latest: [RecipeID: UInt64] = [:]
    latest.reserveCapacity(count)
    for number in 0..<ordered.count where ordered.isShown(number) {
      latest[ordered.id(number)] = ordered.segment.places(number).last?.stamp
    }
    for case let recipe? in recent.recipes where !recipe.card.isRemoved {
      latest[recipe.card.id] = recipe.places.last?.stamp
    }
    return latest
  }

  /// Every photo that any version of any recipe names.
  var pictures: Set<AssetName> {
    var names: Set<AssetName> = []
    for number in 0..<ordered.count where !ordered.isReplaced[number] {
      names.formUnion(ordered.segment.pictures(number))
    }
    for case let recipe? in recent.recipes { names.formUnion(recipe.pictures) }
    return names
  }
}
