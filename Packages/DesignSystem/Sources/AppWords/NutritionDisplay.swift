/// How a person wants to see nutrition.
public enum TrackingMode: String, CaseIterable, Sendable {
  /// Every nutrient.
  case full
  /// Energy only.
  case simple
  /// Food groups and no numbers at all.
  case mindful
}

/// A measured amount of one nutrient.
public struct NutritionFigure: Equatable, Sendable {
  /// The displayed name of the nutrient, such as "Protein".
  public var name: String
  /// The amount in its unit; nil when it was not measured.
  public var amount: Double?
  /// The displayed unit, such as "g".
  public var unit: String
  /// Whether the figure is the energy, the only figure of the simple mode.
  public var isEnergy: Bool

  /// Makes a figure.
  public init(name: String, amount: Double?, unit: String, isEnergy: Bool = false) {
    self.name = name
    self.amount = amount
    self.unit = unit
    self.isEnergy = isEnergy
  }
}

/// Decides which nutrition numbers screens show; every screen uses it (C-D03).
public struct NutritionDisplay: Equatable, Sendable {
  /// How the person wants to see nutrition.
  public var mode: TrackingMode

  /// Makes a display for a mode.
  public init(_ mode: TrackingMode) { self.mode = mode }

  /// The text for a figure, such as "520 kcal"; nil when the mode hides it.
  ///
  /// An amount that was not measured is shown as "-".
  public func text(_ figure: NutritionFigure) -> String? {
    guard shows(figure) else { return nil }
    guard let amount = figure.amount else { return "-" }
    let number = Decimals.fixed(amount, places: amount.magnitude < 10 && !figure.isEnergy ? 1 : 0)
    let trimmed = number.hasSuffix(".0") ? String(number.dropLast(2)) : number
    return "\(trimmed) \(figure.unit)"
  }

  /// Whether the mode shows a figure at all.
  public func shows(_ figure: NutritionFigure) -> Bool {
    switch mode {
    case .full: true
    case .simple: figure.isEnergy
    case .mindful: false
    }
  }
}
