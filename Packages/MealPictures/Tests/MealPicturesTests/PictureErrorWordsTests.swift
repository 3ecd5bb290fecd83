import DesignSystem
import Foundation
import MealPictures
import Testing

@Suite struct PictureErrorWordsTests {
  @Test(arguments: [
    (
      PictureError.offline,
      "There is no connection to load the picture; try again when there is one."
    ),
    (.interrupted, "Loading the picture was cancelled."),
    (.unavailable, "The picture cannot be loaded now; try again later."),
    (
      .unfit([.empty, .format("gif")]),
      "The picture is not fit to be shown. Its file is empty. Its format is gif; save it as WebP "
        + "or JPEG."
    ),
    (
      .unfit([.narrow(width: 90, least: 1080), .heavy(bytes: 9, limit: 8)]),
      "The picture is not fit to be shown. It is 90 pixels wide and needs 1080. It has 9 bytes "
        + "and must have less than 8."
    ),
  ])
  func `an error says what is wrong and what would be right`(
    error: PictureError, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
