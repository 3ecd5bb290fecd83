import DesignSystem
import Layout
import MealCatalog
import Presentation
import PresentationSamples
import Renderers
import ScreenParts
import Testing

/// One screen in one state and one colour scheme.
struct ScreenCase: CustomTestStringConvertible {
  let screen: any Screen
  let scheme: InterfaceStyle

  var name: String { "\(screen.id).\(screen.state)" }

  var testDescription: String { "\(name), \(scheme)" }

  var placed: PlacedScreen { layOut(screen.element) }

  var outline: String { placed.outline(in: Appearance(scheme)) }

  /// Every screen of the catalogue in every state, light.
  static let light = all(.light)
  /// The same in the same order, dark.
  static let dark = all(.dark)

  private static func all(_ scheme: InterfaceStyle) -> [ScreenCase] {
    guard let samples = SampleMeals({ Catalog.bundled.meal($0) }) else { return [] }
    let context = PresentationContext(
      copy: .english, interfaceStyle: scheme, tabBar: .mealAdvisor(copy: .english))
    let screens = ScreenCatalog(samples: samples, copy: .english).screens + [.components]
    return screens.flatMap { screen in
      screen.states.map { ScreenCase(screen: $0.make(context), scheme: scheme) }
    }
  }

  /// The id of the element that a line of an outline begins, as in `text home.title (16, 50) …`.
  static func element(of line: String) -> String? {
    let words = line.split(separator: " ", maxSplits: 3)
    if words == ["VoiceOver"] { return "VoiceOver" }
    guard words.count > 2, words[0].allSatisfy(\.isLetter), words[2].hasPrefix("(") else {
      return nil
    }
    return String(words[1])
  }
}
