import DesignSystem

/// What a page needs to know beside the placed screen.
public struct HTMLPage: Equatable, Sendable {
  /// The title of the document.
  public var title: String
  /// The language of the words, as BCP 47.
  public var language: String
  /// Light or dark; nil follows the system.
  public var scheme: InterfaceStyle?
  /// Standard or increased contrast; nil follows the system.
  public var contrast: Contrast?
  /// What is announced when the page appears; nil for nothing.
  public var announcement: String?
  /// What the ids of drawings and descriptions begin with, so that two screens can share a page.
  public var idPrefix: String
  /// How controls post what they do; nil for controls that only say it.
  public var posts: HTMLPosts?

  /// Makes a page; English, the looks follow the system, and nothing posts.
  public init(
    title: String, language: String = "en", scheme: InterfaceStyle? = nil,
    contrast: Contrast? = nil, announcement: String? = nil, idPrefix: String = "",
    posts: HTMLPosts? = nil
  ) {
    self.title = title
    self.language = language
    self.scheme = scheme
    self.contrast = contrast
    self.announcement = announcement
    self.idPrefix = idPrefix
    self.posts = posts
  }
}
