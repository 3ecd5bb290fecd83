import AppShell

/// Something that is said beside the phone.
enum PageMessage: Hashable, Sendable {
  /// Why nothing was done.
  case refusal(String)
  /// The app calls the eater, such as for a timer that ended.
  case call(String)
  /// The app leaves for another app or page.
  case departure(Departure)
}

extension [PageMessage] {
  /// What the app called the eater for last; nil where it did not.
  var lastCall: String? {
    lazy.compactMap { if case .call(let words) = $0 { words } else { nil } }.last
  }
}

/// What is said beside the phone: what the app said since the last tap, and one refusal.
struct PageMessages: Sendable {
  /// How much of what the app said is kept.
  static let most = 4

  private var said: [PageMessage] = []
  private var refusal: String?

  /// Everything, in order.
  var all: [PageMessage] { said + (refusal.map { [.refusal($0)] } ?? []) }

  /// Takes in what the app asked of the world.
  mutating func add(_ news: [News]) {
    for item in news {
      switch item {
      case .departure(let departure): said.append(.departure(departure))
      case .call(let words): said.append(.call(words))
      }
    }
    said = said.suffix(Self.most)
  }

  /// Says why nothing was done.
  mutating func refuse(_ words: String) { refusal = words }

  /// Forgets why nothing was done, once it was said.
  mutating func forgetRefusal() { refusal = nil }

  /// Forgets everything.
  mutating func clear() { self = PageMessages() }
}
