import DesignSystem

/// The options of a page, in addition to the placed screen.
public struct HTMLPage: Equatable, Sendable {
  /// The title of the document.
  public var title: String
  /// The language of the words, as BCP 47.
  public var language: String
  /// Light or dark; nil follows the system.
  public var scheme: InterfaceStyle?
  /// Standard or increased contrast; nil follows the system.
  public var contrast: Contrast?
  /// The announcement when the page appears; nil for none.
  public var announcement: String?
  /// The prefix of the ids of drawings and descriptions, so that two screens can share a page.
  public var idPrefix: String
  /// The address before the name of a photo's file; nil if the page cannot show photos.
  public var photos: String?
  /// How controls post their actions; nil for controls that only show them.
  public var posts: HTMLPosts?

  /// Makes a page; by default it is in English, the system decides its looks, and nothing posts.
  public init(
    title: String, language: String = "en", scheme: InterfaceStyle? = nil,
    contrast: Contrast? = nil, announcement: String? = nil, idPrefix: String = "",
    photos: String? = nil, posts: HTMLPosts? = nil
  ) {
    self.title = title
    self.language = language
    self.scheme = scheme
    self.contrast = contrast
    self.announcement = announcement
    self.idPrefix = idPrefix
    self.photos = photos
    self.posts = posts
  }
}
