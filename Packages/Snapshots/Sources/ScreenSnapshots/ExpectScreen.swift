import DesignSystem
import Snapshots
import SnapshotsTesting
import Testing

/// Expects a screen in some looks to equal its reference file.
///
/// The file has the outline: each element with its frame, text, action and tokens, then what
/// VoiceOver reads. It is `__Snapshots__/<suite>/<screen>.<state>.<looks>.txt` beside the test
/// file, such as `shelf.empty.dark.AX5.txt` for `expectScreen(shelf, .dark, .ax5)`. The order of
/// the looks does not matter; two of one kind, such as dark and light, fail the test.
///
/// - Parameter name: stands for the screen and its state, if a suite records that state twice.
/// - Returns: the comparison, so that a test can add to a failure; `nil` if there was none.
@discardableResult public func expectScreen(
  _ screen: some Screen, _ looks: ScreenLook..., named name: String? = nil, suite: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> SnapshotReport? {
  let looks = ScreenLooks(looks)
  if let contradiction = looks.contradiction {
    Issue.record(Comment(rawValue: contradiction), sourceLocation: sourceLocation)
    return nil
  }
  return expectSnapshot(
    looks.outline(of: screen), named: looks.name(name ?? "\(screen.id).\(screen.state)"),
    suite: suite, sourceLocation: sourceLocation)
}
