/// The content of a field and the kind of entry.
public struct EntryContent: Equatable, Sendable {
  /// The kinds of entry.
  public enum Kind: String, CaseIterable, Sendable {
    /// Any text on one line.
    case text
    /// Text on several lines.
    case multiline
    /// Text that is hidden while it is typed.
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
    /// Files that the user picks.
    ///
    /// The text is what the shell names them by: tickets of a browser, or a path at a terminal.
    case file
  }

  /// The text in the field; empty if there is none.
  public var text: String
  /// The placeholder shown while the field is empty.
  public var placeholder: String
  /// The kind of entry.
  public var kind: Kind
  /// Whether the text is sent while it is typed.
  ///
  /// This is for a text that the app only keeps, so that a half-typed one does no harm.
  public var isLive = false

  /// Makes the content of a field.
  public init(text: String = "", placeholder: String = "", kind: Kind = .text) {
    self.text = text
    self.placeholder = placeholder
    self.kind = kind
  }

  /// The colour of the visible text; a placeholder is faint.
  public var color: ColorRole { text.isEmpty ? .quaternaryLabel : .label }

  /// The visible text: the text, dots for secure text, or the placeholder while the field is empty.
  public var shown: String {
    if text.isEmpty { return placeholder }
    return kind == .secure ? String(repeating: "•", count: text.count) : text
  }
}
