/// A feature that an app sells, with the triggers of its prompts.
public struct PremiumItem: Hashable, Sendable {
  /// A separate trigger for some usages or places.
  public struct Exception: Hashable, Sendable {
    let usage: Usage?
    let place: Gate.Place?
    let trigger: Trigger

    /// Makes an exception; a usage or a place that is left out matches any.
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

  /// The amount of the feature that is free.
  public let freeLimit: Int

  let usual: Trigger
  let exceptions: [Exception]

  /// Makes an item.
  ///
  /// - Parameters:
  ///   - trigger: the usual trigger of its prompt.
  ///   - exceptions: other triggers; the first match wins.
  ///   - freeLimit: the amount of the feature that is free.
  public init(
    _ feature: PremiumFeature, _ trigger: Trigger, except exceptions: [Exception] = [],
    freeLimit: Int = 0
  ) {
    self.feature = feature
    self.freeLimit = freeLimit
    self.exceptions = exceptions
    usual = trigger
  }

  /// All triggers of its prompts.
  public var triggers: [Trigger] { [usual] + exceptions.map(\.trigger) }

  /// The trigger of the prompt if a usage needs premium.
  func trigger(for usage: Usage, from place: Gate.Place) -> Trigger {
    exceptions.first { $0.holds(for: usage, from: place) }?.trigger ?? usual
  }
}
