import DesignSystem
import ScreenParts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What Account is made from.
public struct AccountInput: Equatable, Sendable {
  /// Somebody who is signed in.
  public struct Profile: Hashable, Sendable {
    /// The name.
    public var name: String
    /// Since when they are signed in.
    public var since: Date
    /// Whether Apple knows them; otherwise the profile is on this device alone.
    public var isApple: Bool

    /// Makes a profile; on this device alone unless it is said.
    public init(name: String, since: Date, isApple: Bool = false) {
      self.name = name
      self.since = since
      self.isApple = isApple
    }

    /// The most characters that a name may have.
    public static let longestName = 40
  }

  /// Who is signed in; nil for nobody.
  public var profile: Profile?
  /// How far the local clock is ahead of UTC, in seconds, for the date.
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
