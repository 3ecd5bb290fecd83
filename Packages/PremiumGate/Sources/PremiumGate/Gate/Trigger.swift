/// An action that leads to the premium prompt, by its id, such as `favorites-opened`.
///
/// Ids are in lower-kebab case. Each trigger has its own sentence.
///
/// The package that sells a feature declares its triggers as static members. The words are in the
/// copy catalogue.
public struct Trigger: RawRepresentable, Hashable, Sendable {
  /// The id as text.
  public let rawValue: String

  /// A trigger by its id.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The stable key of this trigger's sentence in the copy catalogue.
  public var copyKey: String { "premium.trigger.\(rawValue)" }
}

extension Trigger: ExpressibleByStringLiteral {
  /// A trigger by its id.
  public init(stringLiteral id: String) { self.init(rawValue: id) }
}
