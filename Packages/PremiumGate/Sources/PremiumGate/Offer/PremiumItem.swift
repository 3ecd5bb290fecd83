/// A feature that an app sells, and what is blamed when somebody needs premium for it.
public struct PremiumItem: Hashable, Sendable {
  /// A trigger of its own for some usages or places.
  public struct Exception: Hashable, Sendable {
    let usage: Usage?
    let place: Gate.Place?
    let trigger: Trigger

    /// Blames a trigger; a usage or a place that is left out may be any.
    public init(_ usage: Usage? = nil, in place: Gate.Place? = nil, _ trigger: Trigger) {
      self.usage = usage
      self.place = place
      self.trigger = trigger
    }

    func holds(for usage: Usage, from place: Gate.Place) -> Bool {
      (self.usage ?? usage) == usage && (self.place ?? place) == place
    }
  }

  /// The feature.
  public let feature: PremiumFeature

  /// How much of it everybody may add without premium.
  public let freeLimit: Int

  let usual: Trigger
  let exceptions: [Exception]

  /// Sells a feature.
  ///
  /// - Parameters:
  ///   - trigger: what is blamed, unless an exception says otherwise.
  ///   - exceptions: the first that fits counts.
  ///   - freeLimit: how much of it everybody may add without premium.
  public init(
    _ feature: PremiumFeature, _ trigger: Trigger, except exceptions: [Exception] = [],
    freeLimit: Int = 0
  ) {
    self.feature = feature
    self.freeLimit = freeLimit
    self.exceptions = exceptions
    usual = trigger
  }

  /// Everything that can be blamed.
  public var triggers: [Trigger] { [usual] + exceptions.map(\.trigger) }

  /// What to blame when a usage needs premium.
  func trigger(for usage: Usage, from place: Gate.Place) -> Trigger {
    exceptions.first { $0.holds(for: usage, from: place) }?.trigger ?? usual
  }
}
