import DesignSystem
import Layout
import ScreenAudit
import TokenExport

/// What a gallery shows beside its screens.
public struct GalleryOptions: Sendable {
  /// What the site is called.
  public var title: String
  /// The language of the screens, as BCP 47.
  public var language: String
  /// The devices; the first one is the reference, which has a page for every type size.
  public var devices: [ScreenCanvas]
  /// The type sizes at the reference device, smallest first.
  public var sizes: [ContentSize]
  /// The type sizes at the other devices.
  public var sizesElsewhere: [ContentSize]
  /// Whether there is a page for languages that are read from right to left, at the reference
  /// device and size L.
  public var showsRightToLeft: Bool
  /// What an audit of the screens found; nil when none was made.
  public var audit: AuditReport?
  /// The tokens as files for other tools, put into `tokens/` and linked from their page.
  public var tokenFiles: [ExportedFile]

  /// Makes options; everything at every size unless told otherwise.
  public init(
    title: String, language: String = "en", devices: [ScreenCanvas] = ScreenCanvas.all,
    sizes: [ContentSize] = ContentSize.allCases, sizesElsewhere: [ContentSize] = [.L, .AX5],
    showsRightToLeft: Bool = true, audit: AuditReport? = nil, tokenFiles: [ExportedFile] = []
  ) {
    self.title = title
    self.language = language
    self.devices = devices
    self.sizes = sizes
    self.sizesElsewhere = sizesElsewhere
    self.showsRightToLeft = showsRightToLeft
    self.audit = audit
    self.tokenFiles = tokenFiles
  }
}
