import DesignSystem
import Layout

/// One element of a `ScreenDocument`.
public struct ElementRecord: Equatable, Sendable, Encodable {
  /// The stable path.
  public var id: String
  /// The role, a raw value of `ElementRole`.
  public var role: String
  /// The visible text, complete even if it is drawn truncated; empty for an element that only
  /// arranges others.
  public var text: String
  /// The tokens it uses, by name.
  public var tokens: [String: TokenValue]
  /// Its place, in points rounded to hundredths.
  public var frame: Rectangle
  /// The accessibility of the element.
  public var accessibility: AccessibilityRecord
  /// The action of using it, as text; null for none.
  public var action: String?

  init(_ placed: PlacedElement, appearance: Appearance) {
    let element = placed.element
    id = element.id.rawValue
    role = element.role.rawValue
    text = Self.holdsWords(element.role) ? element.visibleText : ""
    let used = element.tokens(
      in: appearance, elevation: placed.elevation, contentSize: placed.contentSize)
    tokens = Dictionary(used.map { ($0.name, TokenValue($0.value)) }) { first, _ in first }
    frame = Rectangle(placed.frame)
    accessibility = AccessibilityRecord(placed)
    action = element.action?.description
  }

  /// Writes every key; a missing action is null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(role, forKey: .role)
    try container.encode(text, forKey: .text)
    try container.encode(tokens, forKey: .tokens)
    try container.encode(frame, forKey: .frame)
    try container.encode(accessibility, forKey: .accessibility)
    try container.encode(action, forKey: .action)
  }

  private enum CodingKeys: String, CodingKey {
    case id, role, text, tokens, frame, accessibility, action
  }

  private static func holdsWords(_ role: ElementRole) -> Bool {
    switch role {
    case .screen, .stack, .grid, .list, .numberedList, .section, .stepper, .sheet, .drawer,
      .menu, .navigationBar, .tabBar:
      false
    default: true
    }
  }
}

/// A token's number or text.
public enum TokenValue: Equatable, Sendable, Encodable {
  /// A number, in points or seconds.
  case number(Double)
  /// A text, such as a colour or the name of a symbol.
  case text(String)

  init(_ value: Token.Value) {
    switch value {
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    }
  }

  /// Writes the bare number or text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// A frame as data.
public struct Rectangle: Equatable, Sendable, Encodable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  init(_ frame: Frame) {
    x = Numbers.rounded(frame.x)
    y = Numbers.rounded(frame.y)
    width = Numbers.rounded(frame.width)
    height = Numbers.rounded(frame.height)
  }
}

/// The accessibility of an element, as data.
public struct AccessibilityRecord: Equatable, Sendable, Encodable {
  /// The label; empty for an element that is not read.
  public var label: String
  /// The current value.
  public var value: String
  /// The effect of using it.
  public var hint: String
  /// The names of its traits; `hidden` when it is skipped or read as part of another.
  public var traits: [String]

  init(_ placed: PlacedElement) {
    let source = placed.element.accessibility
    let isContainer = source.exposure == .container
    let isHidden = !placed.isRead && !isContainer
    label = isHidden ? "" : source.label
    value = isHidden ? "" : source.value
    hint = isHidden ? "" : source.hint
    traits = isHidden ? ["hidden"] : source.traits.names
  }
}
