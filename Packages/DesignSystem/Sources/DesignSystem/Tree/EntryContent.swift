/// What is in a field and what may be entered.
public struct EntryContent: Equatable, Sendable {
  /// What may be entered.
  public enum Kind: String, CaseIterable, Sendable {
    /// Any text on one line.
    case text
    /// Text on several lines.
    case multiline
    /// Text that is not shown.
    case secure
    /// Words to search for.
    case search
    /// A number, digits and a decimal separator.
    case number
    /// An address for mail.
    case email
    /// An address on the web.
    case url
    /// A day.
    case date
    /// A time of day.
    case time
    /// One of a list.
    case choice
  }

  /// What is in it; empty when nothing.
  public var text: String
  /// What is shown while it is empty.
  public var placeholder: String
  /// What may be entered.
  public var kind: Kind

  /// Makes the content of a field.
  public init(text: String = "", placeholder: String = "", kind: Kind = .text) {
    self.text = text
    self.placeholder = placeholder
    self.kind = kind
  }

  /// The colour of what is seen; a placeholder is faint.
  public var color: ColorRole { text.isEmpty ? .quaternaryLabel : .label }

  /// What is seen: the text, dots for a secure one, or the placeholder while it is empty.
  public var shown: String {
    if text.isEmpty { return placeholder }
    return kind == .secure ? String(repeating: "•", count: text.count) : text
  }
}
