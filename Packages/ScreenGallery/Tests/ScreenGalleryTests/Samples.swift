import DesignSystem
import ScreenGallery

/// A screen of one text, whose words may differ between light and dark.
struct SampleScreen: Screen {
  var id: ScreenID = "sample"
  var state: StateID = "plain"
  var title = "Sample"
  var words: String
  var primaryAction: ElementID?
  var announcement: String?

  var element: Element {
    Element(
      "sample", .screen,
      children: [
        Element(
          "sample.words", .text, content: .text(TextContent(words, style: .body)),
          accessibility: Accessibility(words, traits: .header))
      ])
  }
}

/// Galleries of sample screens.
enum Sample {
  static func state(_ id: StateID, light: String, dark: String? = nil) -> ListedState {
    ListedState(id) { scheme in
      var screen = SampleScreen(words: scheme == .light ? light : dark ?? light)
      screen.state = id
      return screen
    }
  }

  /// Two screens with three states, one of which says something else in dark.
  static let screens = [
    ListedScreen(
      "home", "Home",
      states: [state("plain", light: "Hello"), state("greeting", light: "Sun", dark: "Moon")]),
    ListedScreen("about", "About", states: [state("plain", light: "About us")]),
  ]

  static func gallery(
    _ screens: [ListedScreen] = screens, _ options: GalleryOptions = GalleryOptions(title: "Test")
  ) throws(GalleryError) -> Gallery {
    try Gallery(screens, options: options)
  }

  static func text(_ path: String, in gallery: Gallery) -> String? {
    gallery.files.first { $0.path == path }?.text
  }
}
