import Journal
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The facts of a kitchen that affect the choice of meals.
///
/// The module with pantry and lists provides them.
public struct KitchenFacts: Sendable {
  /// The foods at home on a day, including staples.
  public let foods: @Sendable (_ day: Int) -> [FoodAtHome]
  /// The substitutes bought for the meals of the week that begins on a day.
  public let standIns: @Sendable (_ firstDay: Int) -> [StandIn]
  /// The underlying pantry and shopping, whose types this module does not know.
  ///
  /// Nil if the facts have another source.
  package let source: (any Sendable)?

  /// Makes facts.
  public init(
    foods: @escaping @Sendable (_ day: Int) -> [FoodAtHome],
    standIns: @escaping @Sendable (_ firstDay: Int) -> [StandIn]
  ) {
    self.init(of: nil, foods: foods, standIns: standIns)
  }

  package init(
    of source: (any Sendable)?, foods: @escaping @Sendable (_ day: Int) -> [FoodAtHome],
    standIns: @escaping @Sendable (_ firstDay: Int) -> [StandIn]
  ) {
    (self.source, self.foods, self.standIns) = (source, foods, standIns)
  }
}

/// A food that is at home.
public struct FoodAtHome: Hashable, Sendable {
  /// The food.
  public let food: FoodID
  /// The last day on which it should be used; nil if it keeps.
  public let useBy: Int?

  /// Makes a food at home.
  public init(_ food: FoodID, useBy: Int? = nil) {
    (self.food, self.useBy) = (food, useBy)
  }
}

/// A food's substitute that was bought.
public struct StandIn: Hashable, Sendable {
  /// The replaced food.
  public let original: FoodID
  /// The substitute's foods; empty if they are unknown.
  public let parts: [FoodID]

  /// Makes a substitute.
  public init(for original: FoodID, parts: [FoodID]) {
    (self.original, self.parts) = (original, parts)
  }
}

/// An app's stored kitchen, an addition to its stores of eaters.
public struct KitchenStores: Sendable {
  /// The streams of the kitchen that the devices of a household share.
  let sharedStreams: [SharedStream?]
  /// Reads the facts that affect the choice of meals.
  let read: @Sendable () async throws(JournalError) -> KitchenFacts
  /// Ends the effects that exist only within a household, when this device leaves it.
  let leave: @Sendable (Date) async throws -> Void

  /// Makes the stores of a kitchen.
  ///
  /// - Parameters:
  ///   - sharedStreams: the streams of the kitchen that the devices of a household share.
  ///   - read: reads the facts that affect the choice of meals.
  ///   - leave: ends the effects that exist only within a household, when this device leaves it.
  public init(
    sharing sharedStreams: [SharedStream?],
    read: @escaping @Sendable () async throws(JournalError) -> KitchenFacts,
    leave: @escaping @Sendable (Date) async throws -> Void
  ) {
    (self.sharedStreams, self.read, self.leave) = (sharedStreams, read, leave)
  }
}
