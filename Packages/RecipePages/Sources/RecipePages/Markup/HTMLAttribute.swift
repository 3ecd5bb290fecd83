/// An attribute of an element: one of the known names, and the place of its value.
struct HTMLAttribute: Sendable {
  /// The names that are stored; all others are skipped.
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

  /// The name of the attribute.
  let name: Name
  /// The start of its value in the page.
  let start: Int32
  /// How many bytes its value has.
  let length: Int32

  /// The place of its value in the page.
  var range: Range<Int> { Int(start)..<Int(start + length) }
}
