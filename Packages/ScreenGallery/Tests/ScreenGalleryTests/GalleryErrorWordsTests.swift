import Foundation
import ScreenGallery
import Testing

@Suite struct GalleryErrorWordsTests {
  @Test(arguments: [
    (GalleryError.repeatedScreen("home"), "Two screens have the id 'home'; give each its own."),
    (
      .repeatedState("full", of: "home"),
      "Two states of the screen 'home' have the id 'full'; give each its own."
    ),
    (
      .repeatedPath("home.html"),
      "Two files of the gallery have the path 'home.html'; rename a screen or a state."
    ),
  ])
  func `an error says what is wrong and what would be right`(
    error: GalleryError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
