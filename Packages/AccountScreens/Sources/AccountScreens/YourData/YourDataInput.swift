import DesignSystem
import ScreenParts

/// What the end of the privacy policy is made from.
public struct YourDataInput: Equatable, Sendable {
  /// Something that is kept of the eater.
  public struct Kept: Equatable, Sendable {
    /// The name of what is stored.
    public var id: String
    /// What it holds, in words for the eater.
    public var holds: String
    /// Whether deleting one's data leaves it.
    public var remains: Bool
    /// What shows it; nil where nothing does.
    public var action: ControlAction?

    /// Makes a description; deleted with everything else unless it is said.
    public init(
      _ id: String, _ holds: String, remains: Bool = false, action: ControlAction? = nil
    ) {
      self.id = id
      self.holds = holds
      self.remains = remains
      self.action = action
    }
  }

  /// A use of data that needs permission.
  public struct Consent: Hashable, Sendable {
    /// The id of the use.
    public var id: String
    /// What is asked.
    public var title: String
    /// What happens with the data.
    public var explanation: String
    /// Whether it is allowed; never before somebody said so.
    public var isGiven: Bool

    /// Makes a consent; not given unless it is said.
    public init(_ id: String, title: String, explanation: String, isGiven: Bool = false) {
      self.id = id
      self.title = title
      self.explanation = explanation
      self.isGiven = isGiven
    }
  }

  /// What is kept; nothing is said of it where nothing is named.
  public var kept: [Kept]
  /// What needs permission.
  public var consents: [Consent]
  /// A short message.
  public var toast: Notice?

  /// Makes an input; nothing is named and nothing needs permission unless given.
  public init(kept: [Kept] = [], consents: [Consent] = [], toast: Notice? = nil) {
    self.kept = kept
    self.consents = consents
    self.toast = toast
  }
}
