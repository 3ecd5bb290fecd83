import DesignSystem
import ScreenParts

/// The input of "Your data", the end of the privacy policy.
public struct YourDataInput: Equatable, Sendable {
  /// A kind of stored data about the eater.
  public struct Kept: Equatable, Sendable {
    /// The name of the stored data.
    public var id: String
    /// The content of the data, in words for the eater.
    public var holds: String
    /// The purpose of the data and how long it is kept, in words; empty if not stated.
    public var use: String
    /// Whether the data remains after the user deletes all data.
    public var remains: Bool
    /// The action that shows the data; nil if there is none.
    public var action: ControlAction?

    /// Makes a description; by default the data is deleted with everything else.
    public init(
      _ id: String, _ holds: String, use: String = "", remains: Bool = false,
      action: ControlAction? = nil
    ) {
      self.id = id
      self.holds = holds
      self.use = use
      self.remains = remains
      self.action = action
    }
  }

  /// A use of data that needs permission.
  public struct Consent: Hashable, Sendable {
    /// The id of the use.
    public var id: String
    /// The question.
    public var title: String
    /// The use of the data.
    public var explanation: String
    /// Whether it is allowed; false by default.
    public var isGiven: Bool

    /// Makes a consent, which by default is not given.
    public init(_ id: String, title: String, explanation: String, isGiven: Bool = false) {
      self.id = id
      self.title = title
      self.explanation = explanation
      self.isGiven = isGiven
    }
  }

  /// A measurement of the app.
  public struct Measured: Hashable, Sendable {
    /// The name of the measure, such as `launch`.
    public var id: String
    /// How many times it was measured.
    public var count: Int
    /// The seconds within which 19 of 20 times lie; nil if that is above the last limit.
    public var seconds: Double?

    /// Makes a measure.
    public init(_ id: String, count: Int, seconds: Double?) {
      self.id = id
      self.count = count
      self.seconds = seconds
    }
  }

  /// A crash of the app.
  public struct Crash: Hashable, Sendable {
    /// The signal of the crash, such as `SIGSEGV`.
    public var signal: String
    /// The version of the app.
    public var version: String
    /// The day of the crash, in days since 1 January 1970 on the local calendar.
    public var day: Int

    /// Makes a crash.
    public init(signal: String, version: String, day: Int) {
      self.signal = signal
      self.version = version
      self.day = day
    }
  }

  /// The stored data; the section is omitted if it is empty.
  public var kept: [Kept]
  /// The consents.
  public var consents: [Consent]
  /// The app's measurements; the section is omitted if there are none.
  public var measured: [Measured]
  /// The app's crashes; the section is omitted if there are none.
  public var crashes: [Crash]
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default empty.
  public init(
    kept: [Kept] = [], consents: [Consent] = [], measured: [Measured] = [], crashes: [Crash] = [],
    toast: Notice? = nil
  ) {
    self.kept = kept
    self.consents = consents
    self.measured = measured
    self.crashes = crashes
    self.toast = toast
  }
}
