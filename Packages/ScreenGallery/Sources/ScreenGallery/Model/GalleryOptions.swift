import DesignSystem
import Layout
import ScreenAudit
import TokenExport

/// The options of a gallery, apart from its screens.
public struct GalleryOptions: Sendable {
  /// The title of the site.
  public var title: String
  /// The language of the screens, as BCP 47.
  public var language: String
  /// The devices; the first one is the reference, which has a page for every type size.
  public var devices: [ScreenCanvas]
  /// The type sizes at the reference device, smallest first.
  public var sizes: [ContentSize]
  /// The type sizes at the other devices.
  public var sizesElsewhere: [ContentSize]
  /// Whether there is a page for right-to-left languages, at the reference device and size L.
  public var showsRightToLeft: Bool
  /// The audit of the screens; nil if there was no audit.
  public var audit: AuditReport?
  /// The tokens as files for other tools; they are in `tokens/`, and the tokens page links to them.
  public var tokenFiles: [ExportedFile]

  /// Makes options; by default everything at every size.
  public init(
    title: String, language: String = "en", devices: [ScreenCanvas] = ScreenCanvas.all,
    sizes: [ContentSize] = ContentSize.allCases, sizesElsewhere: [ContentSize] = [.l, .ax5],
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
