/// The only place that answers "may this person do this?".
///
/// It knows only the app's offer; a feature outside the offer is free.
public struct Gate: Hashable, Sendable {
  /// The place in the app where the question arises, if the prompt's sentence depends on it.
  public struct Place: Hashable, Sendable, ExpressibleByStringLiteral {
    /// A place on which no sentence depends.
    public static let elsewhere: Place = "elsewhere"

    private let id: String

    /// A place by its id.
    public init(stringLiteral id: String) { self.id = id }
  }

  /// The phase of the person's subscription.
  public let phase: EntitlementPhase

  /// The app's premium offer.
  public let offer: PremiumOffer

  /// The used amount of each feature that has a free limit.
  public let used: [PremiumFeature: Int]

  /// Makes a gate for a person; used amounts matter only for features with a free limit.
  public init(
    _ phase: EntitlementPhase, of offer: PremiumOffer, used: [PremiumFeature: Int] = [:]
  ) {
    self.phase = phase
    self.offer = offer
    self.used = used
  }

  /// The answer for one usage of one feature.
  public func decide(
    _ usage: Usage, _ feature: PremiumFeature, from place: Place = .elsewhere
  ) -> Decision {
    guard let item = offer.item(feature) else { return .allowed }
    if phase.isEntitled || usage.isDataRight || isFree(usage, item) { return .allowed }
    if usage == .view, phase.isLapsed { return .readOnly }
    return .needsPremium(item.trigger(for: usage, from: place))
  }

  private func isFree(_ usage: Usage, _ item: PremiumItem) -> Bool {
    usage == .add ? used[item.feature, default: 0] < item.freeLimit : item.freeLimit > 0
  }
}

extension Usage {
  /// Whether people always have this right with their own data.
  var isDataRight: Bool { self == .remove || self == .export }
}
