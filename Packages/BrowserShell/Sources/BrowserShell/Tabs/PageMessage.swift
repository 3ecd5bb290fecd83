import AppShell

/// A message next to the phone.
enum PageMessage: Hashable, Sendable {
  /// The reason for a refusal.
  case refusal(String)
  /// The app calls the eater, such as when a timer ends.
  case call(String)
  /// The app leaves for another app or page.
  case departure(Departure)
  /// The app hands over a document.
  case document(TabDocument)
}

extension [PageMessage] {
  /// The words of the last call; nil if there is none.
  var lastCall: String? {
    lazy.compactMap { if case .call(let words) = $0 { words } else { nil } }.last
  }
}

/// The messages next to the phone: those of the app since the last tap, and one refusal.
struct PageMessages: Sendable {
  /// The most messages that are kept.
  static let most = 4

  private var said: [PageMessage] = []
  private var refusal: String?

  /// All messages, in order.
  var all: [PageMessage] { said + (refusal.map { [.refusal($0)] } ?? []) }

  /// Adds the app's requests to the outside.
  mutating func add(_ news: [OutgoingEvent]) {
    for item in news {
      switch item {
      case .departure(let departure): said.append(.departure(departure))
      case .call(let words): said.append(.call(words))
      }
    }
    said = said.suffix(Self.most)
  }

  /// Adds a document to take away.
  mutating func add(_ document: TabDocument) {
    said = (said + [.document(document)]).suffix(Self.most)
  }

  /// Sets the reason for a refusal.
  mutating func refuse(_ words: String) { refusal = words }

  /// Removes a refusal that was shown.
  mutating func forgetRefusal() { refusal = nil }

  /// Removes all messages.
  mutating func clear() { self = PageMessages() }
}
