import Journal
import SeededRandom

/// A store whose events are about a subject: how much of each thing is in a basket.
enum Basket: Codable, Sendable {
  case put(String, Int)
  case took(String)
  case emptied

  static let stream = EventStream<[String: Int], Basket>(
    name: "basket", initialState: [:],
    subject: \.thing,
    startsOver: { if case .emptied = $0 { true } else { false } },
    apply: { basket, event, _ in
      switch event {
      case .put(let thing, let count): basket[thing] = count
      case .took(let thing): basket[thing] = nil
      case .emptied: break
      }
    })

  var thing: String? {
    switch self {
    case .put(let thing, _), .took(let thing): thing
    case .emptied: nil
    }
  }

  /// One to three changes of a few things.
  static func random(_ random: inout SeededGenerator) -> [Basket] {
    (0...random.next() % 3).map { _ in
      let thing = "thing \(random.next() % 7)"
      switch random.next() % 40 {
      case 0: return .emptied
      case 1..<12: return .took(thing)
      default: return .put(thing, Int(random.next() % 100))
      }
    }
  }
}
