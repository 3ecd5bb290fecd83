/// What assistive technology is told about an element.
public struct Accessibility: Equatable, Sendable {
  /// Whether the element is read, holds elements that are read, or is skipped.
  public enum Exposure: String, Sendable {
    /// Not read itself; what it holds is read in order.
    case container
    /// Read as one element; what it holds is not read separately.
    case element
    /// Skipped together with everything it holds.
    case hidden
  }

  /// Read, passed through, or skipped.
  public var exposure: Exposure
  /// What it is.
  public var label: String
  /// What it is set to; empty when nothing.
  public var value: String
  /// What using it does; empty when the label says so.
  public var hint: String
  /// How it behaves.
  public var traits: AccessibilityTraits
  /// Further actions, offered in the actions menu.
  public var customActions: [CustomAction]
  /// Whether it only repeats what words beside it say: nobody is told less who does not see it.
  public private(set) var isDecoration = false

  /// Makes an element that is read as one.
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

  /// Skipped together with everything it holds.
  public static let hidden = Accessibility(exposure: .hidden)

  /// Skipped, and only repeats what words beside it say.
  ///
  /// Contrast asks nothing of what decorates; where no words are shown beside it, the audit
  /// measures it like everything else.
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
  /// What the menu says.
  public var label: String
  /// What it does.
  public var action: ControlAction

  /// Makes an entry of the menu.
  public init(_ label: String, _ action: ControlAction) {
    self.label = label
    self.action = action
  }
}
