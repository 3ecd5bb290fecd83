import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A link that is imported when there is a connection, or was read and waits to be looked through.
public struct QueuedLink: Hashable, Sendable {
  /// The address as it was given.
  public var address: String
  /// When it was asked for.
  public var askedAt: Date
  /// How often it was tried.
  public var tries: Int
  /// Why the last try failed; nil before any.
  public var lastFailure: String?
  /// When it was last tried.
  public var triedAt: Date?
  /// What was read of it; nil while that waits.
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

/// One change of the queue, as it is stored.
public enum ImportQueueEvent: Hashable, Sendable, Codable {
  /// Somebody asked for a link while there was no connection.
  case asked(link: String)
  /// A try failed.
  case failed(link: String, because: String)
  /// The link was read; the recipe waits until somebody has looked it through.
  case read(link: String, recipe: UnfinishedRecipe)
  /// The link was imported, or nobody wants it any more.
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

/// The links that wait, in the order in which they were asked for.
public struct ImportQueue: Hashable, Sendable {
  /// The links.
  public private(set) var links: [QueuedLink] = []

  /// Nothing waits yet.
  public init() {}

  /// The event that puts a link into the queue; throws for what is no address of a web page.
  public static func asking(for link: String) throws(RecipeStoreError) -> ImportQueueEvent {
    let trimmed = link.split(whereSeparator: \.isWhitespace)
    guard trimmed.count == 1, let address = trimmed.first.map(String.init),
      CanonicalAddress(address) != nil
    else { throw .badLink(link) }
    return .asked(link: address)
  }

  /// The link of an address, however that is written; nil where it does not wait.
  public subscript(_ address: String) -> QueuedLink? {
    links.first { Self.isSame($0.address, address) }
  }

  /// Takes the next change in; asking again for what waits changes nothing.
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
