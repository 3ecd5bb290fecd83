/// The place in a page from which a field was read.
public enum PageSource: String, CaseIterable, Hashable, Sendable, Codable {
  /// A script of linked data.
  case jsonLD
  /// Attributes of HTML microdata.
  case microdata
  /// Attributes of RDFa.
  case rdfa
  /// Class names of h-recipe or hrecipe.
  case microformat
  /// The visible text of the page.
  case pageText
  /// The head of the page.
  case meta
  /// The address of the page.
  case address
  /// Computed from other fields.
  case derived
}
