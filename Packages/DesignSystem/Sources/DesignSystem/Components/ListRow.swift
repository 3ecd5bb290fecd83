/// One line of a grouped list: icon, title, value, and an accessory at the end.
public struct ListRow: Component {
  /// The accessory at the end of a row.
  public enum Accessory: Equatable, Sendable {
    /// Nothing.
    case none
    /// An arrow: the row opens another page.
    case disclosure
    /// A check mark, shown or hidden: the row is one of several exclusive choices.
    case checkmark(isOn: Bool)
    /// A box, ticked or empty: any number of rows can be chosen.
    case checkbox(isOn: Bool)
    /// A switch.
    case toggle(isOn: Bool)
  }

  /// The stable path.
  public var id: ElementID
  /// The symbol before the title.
  public var icon: IconRole?
  /// The title of the row.
  public var title: String
  /// A second, smaller line.
  public var subtitle: String?
  /// The current setting.
  public var value: String
  /// The accessory at the end.
  public var accessory: Accessory
  /// The spoken label; by default the title.
  public var label: String
  /// The spoken value; by default the value.
  public var spokenValue: String
  /// The effect of pressing it, in words.
  public var hint: String
  /// The action of pressing the row; nil for a row that only informs.
  public var action: ControlAction?
  /// Whether the row can be used now.
  public var isEnabled: Bool
  /// Whether the action destroys something; the title is then red.
  public var isDestructive: Bool
  /// Further actions: those of a swipe or a long press (C-A05).
  public var customActions: [CustomAction]
  /// Whether the row is low and follows a tick, for long lists.
  public var isDense = false

  /// Makes a row.
  public init(
    _ id: ElementID, icon: IconRole? = nil, _ title: String, subtitle: String? = nil,
    value: String = "", accessory: Accessory = .none, label: String? = nil,
    spokenValue: String? = nil, hint: String = "", action: ControlAction? = nil,
    isEnabled: Bool = true, isDestructive: Bool = false, customActions: [CustomAction] = []
  ) {
    self.id = id
    self.icon = icon ?? (isDestructive ? .trash : nil)
    self.title = title
    self.subtitle = subtitle
    self.value = value
    self.accessory = accessory
    self.label = label ?? title
    self.spokenValue = spokenValue ?? value
    self.hint = hint
    self.action = action
    self.isEnabled = isEnabled
    self.isDestructive = isDestructive
    self.customActions = customActions
  }
}
