import DesignSystem
import ScreenParts
import SharingScreens

/// An app that shows nothing but the screens of this package.
enum Sample {
  static let context = PresentationContext(
    copy: Copy.sharingScreensEnglish)
}
