/// One line of a grouped list: icon, title, value, and what stands at the end.
public struct ListRow: Component {
  /// What stands at the end of a row.
  public enum Accessory: Equatable, Sendable {
    /// Nothing.
    case none
    /// An arrow: there is more behind it.
    case disclosure
    /// A check mark, shown or not: one of several choices.
    case checkmark(isOn: Bool)
    /// A box, ticked or not: any of several choices.
    case checkbox(isOn: Bool)
    /// A switch.
    case toggle(isOn: Bool)
  }

  /// The stable path.
  public var id: ElementID
  /// The symbol in front.
  public var icon: IconRole?
  /// What the row is about.
  public var title: String
  /// A second, smaller line.
  public var subtitle: String?
  /// What it is set to.
  public var value: String
  /// What stands at the end.
  public var accessory: Accessory
  /// What is read aloud; the title unless given.
  public var label: String
  /// What is read as its value; the value unless given.
  public var spokenValue: String
  /// What pressing it does, in words.
  public var hint: String
  /// What pressing it does; nil for a line that only informs.
  public var action: ControlAction?
  /// Whether it can be used now.
  public var isEnabled: Bool
  /// Whether it destroys something; its title is then red.
  public var isDestructive: Bool
  /// Further actions: what a swipe or a long press would offer (C-A05).
  public var customActions: [CustomAction]

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
