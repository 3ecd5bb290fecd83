import MealModels
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An engine as the simulation uses it; no other code knows how to call the engine.
public struct EngineUnderTest: Sendable {
  /// Answers requests about one pool of meals.
  public typealias Answering = @Sendable (SuggestionRequest, History) -> SuggestionAnswer

  /// A short name in lower case, for tables.
  public let name: String

  /// Opens the engine over some meals.
  public let open: @Sendable (MealPool) -> Answering

  /// Makes an engine, for instance one with a deliberate error.
  public init(_ name: String, open: @escaping @Sendable (MealPool) -> Answering) {
    self.name = name
    self.open = open
  }

  /// The engine with all its parts.
  public static let whole = EngineUnderTest("ours") { pool in
    let engine = MealSuggester(pool: pool)
    return { engine.suggest($0, history: $1) }
  }

  /// The engine with one of its parts removed, for each part.
  public static let ablations: [EngineUnderTest] = EnginePart.allCases.map { part in
    EngineUnderTest("ours without \(part.rawValue)") { pool in
      let parts = Set(EnginePart.allCases).subtracting([part])
      let engine = MealSuggester(pool: pool, parts: parts)
      return { engine.suggest($0, history: $1) }
    }
  }

  /// Makes the request of an eater; the part of the day is her only wish.
  ///
  /// - Parameter saved: the meals that she saved, for an engine that uses them.
  static func request(
    at moment: LocalMoment, slot: MealSlot, limits: EaterLimits, saved: Set<MealID>, seed: UInt64
  ) -> SuggestionRequest {
    SuggestionRequest(
      moment: moment, limits: limits, wishes: Wishes(slot: slot), seed: seed, saved: saved)
  }
}
