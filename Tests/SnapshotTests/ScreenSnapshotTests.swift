import DesignSystem
import Layout
import MealCatalog
import Presentation
import Renderers
import ScreenParts
import SnapshotsTesting
import Testing

/// One screen in one state and one colour scheme.
struct ScreenCase: CustomTestStringConvertible {
  let screen: any Screen
  let name: String
  let scheme: InterfaceStyle

  var testDescription: String { "\(name), \(scheme)" }

  var placed: PlacedScreen { layOut(screen.element) }

  /// Every screen of the catalogue in every state, light and dark.
  static let all: [ScreenCase] = {
    guard let samples = SampleMeals({ Catalog.bundled.meal($0) }) else { return [] }
    let screens = ScreenCatalog(samples: samples, copy: .english).screens + [.components]
    return screens.flatMap { screen in
      screen.states.flatMap { state in
        [InterfaceStyle.light, .dark].map { scheme in
          let context = PresentationContext(
            copy: .english, interfaceStyle: scheme, tabBar: .mealAdvisor(copy: .english))
          return ScreenCase(
            screen: state.make(context), name: "\(screen.id).\(state.id)", scheme: scheme)
        }
      }
    }
  }()
}

/// P-ARCH-05: what each screen says, how it looks, where it stands, in VoiceOver order.
@Suite(.noOrphanSnapshots()) struct ScreenSnapshotTests {
  @Test(arguments: ScreenCase.all)
  func `each screen in each state is as recorded`(_ example: ScreenCase) {
    let text = outline(of: example.placed, appearance: Appearance(example.scheme))
    expectSnapshot(text, named: "\(example.name).\(example.scheme.rawValue)")
  }

  @Test func `the catalogue is not empty`() {
    #expect(ScreenCase.all.count > 80)
  }
}
