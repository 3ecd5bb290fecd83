/// What a person did that leads to the premium prompt; each has one sentence of its own.
///
/// Who sells a feature declares its triggers as static members. The words are in the copy catalogue.
public struct Trigger: Hashable, Sendable {
  /// The id in lower-kebab case, such as `favorites-opened`.
  public let rawValue: String

  /// The copy key of the prompt's headline, where that is not the sentence itself.
  public let headlineKey: String?

  /// A trigger by its id.
  ///
  /// - Parameter headline: the copy key of the prompt's headline, where it has one of its own.
  public init(_ id: String, headline: String? = nil) {
    rawValue = id
    headlineKey = headline
  }

  /// The stable key of this trigger's sentence in the copy catalogue.
  public var copyKey: String { "premium.trigger.\(rawValue)" }
}
