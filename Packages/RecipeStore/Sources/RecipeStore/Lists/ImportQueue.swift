import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A link that waits for a connection, or that was read and waits for the user's check.
public struct QueuedLink: Hashable, Sendable {
  /// The given address.
  public var address: String
  /// When it was requested.
  public var askedAt: Date
  /// How often it was tried.
  public var tries: Int
  /// Why the last try failed; nil before any.
  public var lastFailure: String?
  /// When it was last tried.
  public var triedAt: Date?
  /// The recipe read from it; nil until it was read.
  public var reading: UnfinishedRecipe?

  /// Makes a link that waits.
  public init(
    address: String, askedAt: Date, tries: Int = 0, lastFailure: String? = nil,
    triedAt: Date? = nil, reading: UnfinishedRecipe? = nil
  ) {
    self.address = address
    self.askedAt = askedAt
    self.tries = tries
    self.lastFailure = lastFailure
    self.triedAt = triedAt
    self.reading = reading
  }
}

/// One stored change of the queue.
public enum ImportQueueEvent: Hashable, Sendable, Codable {
  /// A link was requested while there was no connection.
  case asked(link: String)
  /// A try failed.
  case failed(link: String, because: String)
  /// The link was read; the recipe waits until the user has checked it.
  case read(link: String, recipe: UnfinishedRecipe)
  /// The link was imported, or the user removed it.
  case finished(link: String)

  /// The link.
  public var address: String {
    switch self {
    case .asked(let address), .failed(let address, _), .read(let address, _),
      .finished(let address):
      address
    }
  }
}

/// The links that wait, in the order in which they were requested.
public struct ImportQueue: Hashable, Sendable {
  /// The links.
  public private(set) var links: [QueuedLink] = []

  /// Makes an empty queue.
  public init() {}

  /// The event that puts a link into the queue; throws for a text that is not an address of a web
  /// page.
  public static func asking(for link: String) throws(RecipeStoreError) -> ImportQueueEvent {
    let trimmed = link.split(whereSeparator: \.isWhitespace)
    guard trimmed.count == 1, let address = trimmed.first.map(String.init),
      CanonicalAddress(address) != nil
    else { throw .badLink(link) }
    return .asked(link: address)
  }

  /// The waiting link of an address, in any spelling; nil if none waits.
  public subscript(_ address: String) -> QueuedLink? {
    links.first { Self.isSame($0.address, address) }
  }

  /// Applies the next change; requesting a waiting link again changes nothing.
  public mutating func apply(_ event: ImportQueueEvent, at time: Date) {
    let index = links.firstIndex { Self.isSame($0.address, event.address) }
    switch event {
    case .asked(let address):
      if index == nil { links.append(QueuedLink(address: address, askedAt: time)) }
    case .failed(_, let reason):
      guard let index else { return }
      links[index].tries += 1
      links[index].lastFailure = reason
      links[index].triedAt = time
    case .read(_, let recipe):
      guard let index else { return }
      links[index].reading = recipe
      links[index].lastFailure = nil
      links[index].triedAt = time
    case .finished:
      if let index { links.remove(at: index) }
    }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    guard let one = CanonicalAddress(one), let other = CanonicalAddress(other) else {
      return one == other
    }
    return one == other
  }
}

extension EventStream where State == ImportQueue, Content == ImportQueueEvent {
  /// The stream of queued links in a journal.
  public static let importQueue = EventStream(
    name: "import-queue", initialState: ImportQueue(),
    apply: { queue, event, context in queue.apply(event, at: context.time) })
}
