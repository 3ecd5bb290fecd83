/// An attribute of an element: one of the names that say something, and where its value stands.
struct HTMLAttribute: Sendable {
  /// The names that are kept; all others are passed over.
  enum Name: String, CaseIterable, Sendable {
    case `class`, id, itemprop, itemtype, itemscope, itemid, itemref, typeof, property, content
    case href, src, srcset, datetime, name, type, rel, lang, style, hidden, value, alt, role
    case resource, about, title, open
    case ariaHidden = "aria-hidden"
    case dataSource = "data-src"
    case lazySource = "data-lazy-src"
    case ariaLabel = "aria-label"
  }

  /// Finds an attribute by its name.
  static let names = NameTable(Name.allCases.map { ($0.rawValue, $0) })

  /// Which it is.
  let name: Name
  /// Where its value begins in the page.
  let start: Int32
  /// How many bytes its value has.
  let length: Int32

  /// Where its value stands in the page.
  var range: Range<Int> { Int(start)..<Int(start + length) }
}
