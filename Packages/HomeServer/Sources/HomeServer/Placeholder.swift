/// Stands where the first type of this module will be; replace it.
public struct Placeholder: Equatable, Sendable {
  /// What it says.
  public var text: String

  /// Makes a placeholder that says a text.
  public init(text: String) {
    self.text = text
  }
}
