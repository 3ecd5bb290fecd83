import AppShell
import CommandKit
import DesignSystem
import Journal
import ScreenCommands

/// What one subject brings to a program: nothing else in a program names a subject.
public struct AppPart: Sendable {
  /// Its streams that the devices of a household may share.
  public var sharing: [SharedStream]
  /// Its features, over an opened data folder.
  public var features: @Sendable (AppSession) -> [any Feature]
  /// Its commands.
  public var verbs: @Sendable (SessionOpener, AppContext) -> [CommandForm]
  /// Its screens in all their states, for drawings, galleries and audits.
  public var screens: [ListedScreen]
  /// Its words.
  public var words: [CopyKey: CopyEntry]

  /// Makes a part; it brings what is given.
  public init(
    sharing: [SharedStream?] = [],
    features: @escaping @Sendable (AppSession) -> [any Feature] = {
      _ in []
    },
    verbs: @escaping @Sendable (SessionOpener, AppContext) -> [CommandForm] = { _, _ in [] },
    screens: [ListedScreen] = [], words: [CopyKey: CopyEntry] = [:]
  ) {
    self.sharing = sharing.compactMap(\.self)
    self.features = features
    self.verbs = verbs
    self.screens = screens
    self.words = words
  }
}
