import DesignSystem
import ScreenParts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The input of Account.
public struct AccountInput: Equatable, Sendable {
  /// A signed-in user.
  public struct Profile: Hashable, Sendable {
    /// The name.
    public var name: String
    /// When the user signed in.
    public var since: Date
    /// Whether it is an Apple account; otherwise the profile is only on this device.
    public var isApple: Bool

    /// Makes a profile; by default only on this device.
    public init(name: String, since: Date, isApple: Bool = false) {
      self.name = name
      self.since = since
      self.isApple = isApple
    }

    /// The most characters that a name may have.
    public static let longestName = 40
  }

  /// The signed-in user; nil if there is none.
  public var profile: Profile?
  /// The seconds by which local time is ahead of UTC, to show the date.
  public var secondsFromGMT: Int
  /// A short message.
  public var toast: Notice?

  /// Makes an input.
  public init(profile: Profile?, secondsFromGMT: Int = 0, toast: Notice? = nil) {
    self.profile = profile
    self.secondsFromGMT = secondsFromGMT
    self.toast = toast
  }
}
