import DesignSystem
import Layout
import MealCatalog
import Presentation
import PresentationSamples
import ScreenParts
import Testing

/// The screens of the catalogue, in English on the device of the drawings.
enum Shown {
  /// A screen by its name, such as `home.suggestion`; a page of components, and an issue, where
  /// there is none.
  static func screen(
    _ name: String, _ scheme: InterfaceStyle = .light,
    at place: SourceLocation = #_sourceLocation
  ) -> any Screen {
    if let screen = all[Key(name, scheme)] { return screen }
    Issue.record("there is no screen \(name)", sourceLocation: place)
    return ComponentCatalog.screens[0]
  }

  /// A screen with its frames.
  static func placed(
    _ name: String, _ scheme: InterfaceStyle = .light, on canvas: ScreenCanvas = .reference,
    contentSize: ContentSize = .l, at place: SourceLocation = #_sourceLocation
  ) -> PlacedScreen {
    layOut(screen(name, scheme, at: place).element, on: canvas, contentSize: contentSize)
  }

  /// An element of a screen; an empty one, and an issue, where there is none.
  static func element(
    _ id: ElementID, on name: String, _ scheme: InterfaceStyle = .light,
    at place: SourceLocation = #_sourceLocation
  ) -> Element {
    if let element = screen(name, scheme, at: place).element.find(id) { return element }
    Issue.record("\(id) is not on \(name)", sourceLocation: place)
    return Element(id, .spacer)
  }

  /// Where an element stands; nowhere, and an issue, where there is none.
  static func frame(
    _ id: ElementID, on name: String, at place: SourceLocation = #_sourceLocation
  ) -> Frame {
    if let frame = placed(name, at: place).frame(id) { return frame }
    Issue.record("\(id) is not on \(name)", sourceLocation: place)
    return Frame(x: 0, y: 0, width: 0, height: 0)
  }

  /// The text of an element, or the first one in it; an empty one, and an issue, where there is none.
  static func text(
    _ id: ElementID, on name: String, _ scheme: InterfaceStyle = .light,
    at place: SourceLocation = #_sourceLocation
  ) -> TextContent {
    let texts = element(id, on: name, scheme, at: place).all.compactMap(\.ownText)
    if let text = texts.first { return text }
    Issue.record("\(id) on \(name) has no text", sourceLocation: place)
    return TextContent("", style: .stateIcon)
  }

  /// The names of all states of all screens, such as `home.suggestion`.
  static let names: [String] = catalog.screens.flatMap { screen in
    screen.states.map { "\(screen.id).\($0.id)" }
  }

  /// The screens with what they hold, as they are listed.
  static let catalog: ScreenCatalog = {
    guard let samples = SampleMeals({ Catalog.bundled.meal($0) }) else {
      return ScreenCatalog(screens: [], context: PresentationContext(copy: .english))
    }
    return ScreenCatalog(samples: samples, copy: .english)
  }()

  private struct Key: Hashable {
    var name: String
    var scheme: InterfaceStyle

    init(_ name: String, _ scheme: InterfaceStyle) {
      self.name = name
      self.scheme = scheme
    }
  }

  private static let all: [Key: any Screen] = {
    var found: [Key: any Screen] = [:]
    for screen in catalog.screens {
      for state in screen.states {
        for scheme in InterfaceStyle.allCases {
          let context = PresentationContext(copy: .english, interfaceStyle: scheme)
          found[Key("\(screen.id).\(state.id)", scheme)] = state.make(context)
        }
      }
    }
    return found
  }()
}
