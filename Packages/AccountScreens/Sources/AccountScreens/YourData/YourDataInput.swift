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
    /// What it is for and how long it is kept, in words; empty where nobody says.
    public var use: String
    /// Whether deleting one's data leaves it.
    public var remains: Bool
    /// What shows it; nil where nothing does.
    public var action: ControlAction?

    /// Makes a description; deleted with everything else unless it is said.
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

  /// Something that was measured of the app.
  public struct Measured: Hashable, Sendable {
    /// The name of the measure, such as `launch`.
    public var id: String
    /// How often it happened.
    public var count: Int
    /// The seconds within which 19 of 20 were over; nil where that took longer than is told apart.
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
    /// How it crashed, such as `SIGSEGV`.
    public var signal: String
    /// The version of the app.
    public var version: String
    /// The day on which it happened, in days since 1 January 1970 on the local calendar.
    public var day: Int

    /// Makes a crash.
    public init(signal: String, version: String, day: Int) {
      self.signal = signal
      self.version = version
      self.day = day
    }
  }

  /// What is kept; nothing is said of it where nothing is named.
  public var kept: [Kept]
  /// What needs permission.
  public var consents: [Consent]
  /// What was measured of the app; nothing is said of it where nothing was.
  public var measured: [Measured]
  /// Its crashes; nothing is said of them where there were none.
  public var crashes: [Crash]
  /// A short message.
  public var toast: Notice?

  /// Makes an input; nothing is named and nothing needs permission unless given.
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
