import MealModels

/// The port to a shop's packages: what meals need of them, and what they cost.
///
/// A package that several meals share is paid once, so it is not part of the cost of one meal.
public struct PackageCosts: Sendable {
  /// The need of one serving of a meal for one food.
  public struct Need: Hashable, Sendable {
    /// The food and its form, which names the packages that are shared.
    public var food: String
    /// For each of the food's products, the share of a package; infinite if it cannot be compared.
    public var shares: [Float]

    /// Makes a need.
    public init(_ food: String, shares: [Float]) {
      self.food = food
      self.shares = shares
    }
  }

  /// The needs of one serving of a meal; foods without a known price are left out.
  public var needs: @Sendable (MealID) -> [Need]
  /// The price of a package of each product of a food, in hundredths.
  public var prices: @Sendable (_ food: String) -> [Float]
  /// The food at home: for each food, the shares of packages.
  public var home: [Need]

  /// Makes a port.
  public init(
    home: [Need] = [], needs: @escaping @Sendable (MealID) -> [Need],
    prices: @escaping @Sendable (_ food: String) -> [Float]
  ) {
    self.home = home
    self.needs = needs
    self.prices = prices
  }
}
