/// The things that an own recipe states beside its dish: where it is from, and what is only assumed.
///
/// Its description, yield, notes and tags are among the texts of ``Recipe/asides``, which were
/// searched for foods.
public struct RecipeCredits: Hashable, Sendable {
  /// The address of the page that it is from; nil if it is from none.
  public var source: String?
  /// Its author; nil if it names none.
  public var author: String?
  /// The mean rating of its page, from 0 to 5; nil if it states none.
  public var rating: Double?
  /// The stars of its owner, from 1 to 5; nil if there are none.
  public var ownRating: Int?
  /// Whether it states its cuisine.
  public var statesCuisine: Bool
  /// Whether it states for how many people it is.
  public var statesServings: Bool
  /// From how many to how many people it feeds, if it states both; it is counted for the fewest.
  public var servingsRange: ClosedRange<Int>?

  /// Makes credits; by default nothing is stated.
  public init(
    source: String? = nil, author: String? = nil, rating: Double? = nil, ownRating: Int? = nil,
    statesCuisine: Bool = false, statesServings: Bool = false,
    servingsRange: ClosedRange<Int>? = nil
  ) {
    self.source = source
    self.author = author
    self.rating = rating
    self.ownRating = ownRating
    self.statesCuisine = statesCuisine
    self.statesServings = statesServings
    self.servingsRange = servingsRange
  }

  /// The host of its page, without "www."; nil if its source is not a page of the web.
  public var host: String? {
    guard let source else { return nil }
    let address = source.lowercased()
    guard
      let start = ["https://", "http://"].first(where: address.hasPrefix),
      let host = address.dropFirst(start.count).split(separator: "/").first.map(String.init),
      host.contains("."), host.allSatisfy({ $0.isLetter || $0.isNumber || "-.".contains($0) })
    else { return nil }
    return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }
}
