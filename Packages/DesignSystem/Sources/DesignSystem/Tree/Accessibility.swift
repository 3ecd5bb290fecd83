/// The accessibility of an element, for assistive technology.
public struct Accessibility: Equatable, Sendable {
  /// Whether an element is read, contains elements that are read, or is skipped.
  public enum Exposure: String, Sendable {
    /// The element is not read itself; its children are read in order.
    case container
    /// The element is read as a whole; its children are not read separately.
    case element
    /// The element is skipped together with its children.
    case hidden
  }

  /// Whether the element is read, contains elements that are read, or is skipped.
  public var exposure: Exposure
  /// The label of the element.
  public var label: String
  /// The current value; empty if there is none.
  public var value: String
  /// The effect of using the element; empty if the label states it.
  public var hint: String
  /// The behaviour of the element.
  public var traits: AccessibilityTraits
  /// Further actions, offered in the actions menu.
  public var customActions: [CustomAction]
  /// Whether the element only repeats the words next to it.
  ///
  /// VoiceOver can then skip it without losing information.
  public private(set) var isDecoration = false

  /// Makes an element that is read as a whole.
  public init(
    _ label: String, value: String = "", hint: String = "", traits: AccessibilityTraits = [],
    customActions: [CustomAction] = []
  ) {
    exposure = .element
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.customActions = customActions
  }

  private init(exposure: Exposure) {
    self.init("")
    self.exposure = exposure
  }

  /// A container whose parts are read in order.
  public static let container = Accessibility(exposure: .container)

  /// Skipped together with its children.
  public static let hidden = Accessibility(exposure: .hidden)

  /// Skipped, because it only repeats the words next to it.
  ///
  /// The audit does not check the contrast of a decoration, unless there are no words next to it.
  public static let decoration: Accessibility = {
    var result = hidden
    result.isDecoration = true
    return result
  }()

  /// A container with a name, such as a list or a bar.
  public static func container(_ label: String) -> Accessibility {
    var result = container
    result.label = label
    return result
  }

  /// A copy with other traits added.
  public func adding(_ traits: AccessibilityTraits) -> Accessibility {
    var result = self
    result.traits.formUnion(traits)
    return result
  }
}

/// An action offered in the actions menu of assistive technology.
public struct CustomAction: Equatable, Sendable {
  /// The label of the menu item.
  public var label: String
  /// The action.
  public var action: ControlAction

  /// Makes an entry of the menu.
  public init(_ label: String, _ action: ControlAction) {
    self.label = label
    self.action = action
  }
}
