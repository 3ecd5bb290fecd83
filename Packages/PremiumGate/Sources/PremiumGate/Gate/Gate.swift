/// The only place that answers "may this person do this?".
///
/// It knows what the app sells and nothing else, so whatever is not in its offer is free.
public struct Gate: Hashable, Sendable {
  /// Where the question is asked, as far as the sentence depends on it.
  public struct Place: Hashable, Sendable, ExpressibleByStringLiteral {
    /// Any place that no sentence depends on.
    public static let elsewhere: Place = "elsewhere"

    private let id: String

    /// A place by its id.
    public init(stringLiteral id: String) { self.id = id }
  }

  /// Where the person stands.
  public let phase: EntitlementPhase

  /// What the app sells.
  public let offer: PremiumOffer

  /// How much of each feature is in use now, as far as it counts.
  public let used: [PremiumFeature: Int]

  /// A gate for a person in a phase; what is in use matters only above a free limit of zero.
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
  /// True for what people may always do with their own data.
  var isDataRight: Bool { self == .remove || self == .export }
}
