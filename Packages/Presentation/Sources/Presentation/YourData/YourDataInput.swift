import ScreenParts

/// What the end of the privacy policy is made from.
public struct YourDataInput: Equatable, Sendable {
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

  /// What needs permission.
  public var consents: [Consent]
  /// A short message.
  public var toast: ScreenToast?

  /// Makes an input; nothing needs permission unless given.
  public init(consents: [Consent] = [], toast: ScreenToast? = nil) {
    self.consents = consents
    self.toast = toast
  }
}
