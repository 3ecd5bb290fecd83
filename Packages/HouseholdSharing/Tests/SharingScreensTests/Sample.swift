import DesignSystem
import ScreenParts
import SharingScreens

/// An app that shows nothing but the screens of this package.
enum Sample {
  static let context = PresentationContext(
    copy: Copy([
      CopyTable(
        language: "en",
        parts: [CopyTable.sharedEnglish.entries, CopyTable.sharingScreensEnglish.entries])
    ]))
}
