import DesignSystem
import ScreenSnapshots
import Snapshots
import SnapshotsTesting
import Testing

/// P-ARCH-05: what each screen says, how it looks, where it stands, in VoiceOver order.
///
/// Light in full; dark as the difference from light.
@Suite(.noOrphanSnapshots()) struct ScreenSnapshotTests {
  @Test(arguments: ScreenCase.light)
  func `each screen in each state is as recorded`(_ example: ScreenCase) {
    expectScreen(example.screen, .light)
  }

  @Test(arguments: zip(ScreenCase.light, ScreenCase.dark))
  func `each dark screen differs from the light one as recorded, and in nothing else`(
    _ light: ScreenCase, _ dark: ScreenCase
  ) {
    let (base, text) = (light.outline, dark.outline)
    let diff = VariantDiff(from: base, to: text, sections: ScreenCase.element).text
    expectSnapshot(diff, named: "\(dark.name).dark")
    #expect(VariantDiff(text: diff)?.applied(to: base, sections: ScreenCase.element) == text)
  }

  @Test func `the catalogue is not empty`() {
    #expect(ScreenCase.light.count > 80)
    #expect(ScreenCase.light.map(\.name) == ScreenCase.dark.map(\.name))
  }
}
