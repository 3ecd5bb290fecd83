import DesignSystem
import ScreenParts

/// The input of Household.
public struct HouseholdInput: Equatable, Sendable {
  /// Everyone at the table, the owner of the device first.
  public var members: [Companion]
  /// A name that could not be used.
  public var refusedName: String?
  /// A short message.
  public var toast: Notice?

  /// Makes an input.
  public init(members: [Companion], refusedName: String? = nil, toast: Notice? = nil) {
    self.members = members
    self.refusedName = refusedName
    self.toast = toast
  }
}

/// A person at the table.
public struct Companion: Hashable, Sendable {
  /// The name, which identifies an eater.
  public var name: String
  /// How many diets and allergies are chosen.
  public var restrictionCount: Int
  /// The names of the diets and allergies, as they stand inside a sentence.
  public var limits: [String] = []
  /// The names of the unwanted foods.
  public var leavesOut: [String] = []

  /// The most characters that a name may have.
  public static let longestName = 40

  /// Makes a companion from a name and the number in ``MealModels/EaterLimits/restrictionCount``.
  public init(_ name: String, restrictionCount: Int) {
    self.name = name
    self.restrictionCount = restrictionCount
  }
}
