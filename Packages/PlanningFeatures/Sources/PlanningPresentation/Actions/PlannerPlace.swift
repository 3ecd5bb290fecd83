import DesignSystem
import MealModels

/// A day and a part of the day, for which a meal can be planned.
public struct PlannerPlace: Hashable, Sendable {
  /// The day, as days since 1 January 1970.
  public var day: Int
  /// The part of the day.
  public var slot: MealSlot

  /// Makes a place.
  public init(_ day: Int, _ slot: MealSlot) {
    self.day = day
    self.slot = slot
  }
}

/// A move of a planned meal to another time.
public struct PlannerMove: Hashable, Sendable {
  /// The meal.
  public var entry: PlannerEntryID
  /// Its new place.
  public var place: PlannerPlace

  /// Makes a move.
  public init(_ entry: PlannerEntryID, to place: PlannerPlace) {
    self.entry = entry
    self.place = place
  }
}

/// Two planned meals that change places.
public struct PlannerExchange: Hashable, Sendable {
  /// The moved meal.
  public var entry: PlannerEntryID
  /// The meal in that place.
  public var other: PlannerEntryID

  /// Makes an exchange.
  public init(_ entry: PlannerEntryID, with other: PlannerEntryID) {
    self.entry = entry
    self.other = other
  }
}

extension ArgumentForm where Value == PlannerPlace {
  /// The parameters of a place: a day and a part of the day.
  static var plannerPlace: Self {
    ArgumentForm<(Int, MealSlot)>.both(.integer("day"), .id(MealSlot.self, named: "slot"))
      .map({ PlannerPlace($0.0, $0.1) }, back: { ($0.day, $0.slot) })
  }
}

extension ArgumentForm where Value == PlannerMove {
  /// The parameters of a move: a meal and its new place.
  static var plannerMove: Self {
    ArgumentForm<(PlannerEntryID, PlannerPlace)>.both(.id(PlannerEntryID.self), .plannerPlace)
      .map({ PlannerMove($0.0, to: $0.1) }, back: { ($0.entry, $0.place) })
  }
}

extension ArgumentForm where Value == PlannerExchange {
  /// The parameters of an exchange: the two meals that swap places.
  static var plannerExchange: Self {
    ArgumentForm<(PlannerEntryID, PlannerEntryID)>.both(
      .id(PlannerEntryID.self), .id(PlannerEntryID.self, named: "with")
    ).map({ PlannerExchange($0.0, with: $0.1) }, back: { ($0.entry, $0.other) })
  }
}
