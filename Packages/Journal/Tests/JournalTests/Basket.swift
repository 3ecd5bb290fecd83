import Journal

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
  static func random(_ random: inout SeededRandom) -> [Basket] {
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

/// The same numbers for the same seed (SplitMix64).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
