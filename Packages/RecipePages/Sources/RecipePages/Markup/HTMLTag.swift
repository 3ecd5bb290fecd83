/// The elements that the reader treats specially; every other element is `other`.
enum HTMLTag: UInt8, CaseIterable, Sendable {
  case html, head, body, title, meta, link, script, style, noscript, template, textarea, base
  case h1, h2, h3, h4, h5, h6, p, div, ul, ol, li, dl, dt, dd
  case table, caption, thead, tbody, tfoot, tr, td, th
  case section, article, header, footer, nav, main, aside, hgroup, center
  case form, fieldset, legend, label, input, button, select, option, optgroup
  case iframe, noembed, noframes, xmp, svg, math, figure, figcaption, picture, source, img
  case blockquote, pre, address, details, summary, dialog, menu, search
  case a, b, strong, i, em, u, span, font, small, sub, sup, time, data, br, hr, wbr
  case area, col, embed, param, track, video, audio, canvas, object
  case other

  /// Finds an element by its name.
  static let names = NameTable(allCases.filter { $0 != .other }.map { ("\($0)", $0) })

  /// Whether it has no contents and no end tag.
  var isVoid: Bool {
    switch self {
    case .meta, .link, .base, .input, .source, .img, .br, .hr, .wbr, .area, .col, .embed, .param,
      .track:
      true
    default: false
    }
  }

  /// Whether all its content up to its end tag is plain text.
  var isRaw: Bool {
    switch self {
    case .script, .style, .title, .textarea, .iframe, .noembed, .noframes, .xmp: true
    default: false
    }
  }

  /// Whether it breaks the line before and after it.
  var isBlock: Bool {
    switch self {
    case .html, .head, .body, .title, .h1, .h2, .h3, .h4, .h5, .h6, .p, .div, .ul, .ol, .li, .dl,
      .dt, .dd, .table, .caption, .thead, .tbody, .tfoot, .tr, .td, .th, .section, .article,
      .header, .footer, .nav, .main, .aside, .hgroup, .center, .form, .fieldset, .legend, .figure,
      .figcaption, .blockquote, .pre, .address, .details, .summary, .dialog, .menu, .search,
      .option, .optgroup, .hr:
      true
    default: false
    }
  }

  /// The level of a heading, from 1 to 6; 0 for anything else.
  var headingLevel: Int {
    switch self {
    case .h1: 1
    case .h2: 2
    case .h3: 3
    case .h4: 4
    case .h5: 5
    case .h6: 6
    default: 0
    }
  }

  /// Whether its content is never visible on the page.
  var isUnseen: Bool {
    switch self {
    case .script, .style, .noscript, .template, .svg, .math, .select, .textarea, .iframe, .noembed,
      .noframes, .head, .object, .canvas, .video, .audio, .dialog:
      true
    default: false
    }
  }

  /// Whether an open `p` ends before it.
  var endsParagraph: Bool {
    switch self {
    case .address, .article, .aside, .blockquote, .center, .details, .dialog, .div, .dl,
      .fieldset, .figcaption, .figure, .footer, .form, .h1, .h2, .h3, .h4, .h5, .h6, .header,
      .hgroup, .hr, .main, .menu, .nav, .ol, .p, .pre, .search, .section, .summary, .table, .ul,
      .li, .dd, .dt, .xmp:
      true
    default: false
    }
  }
}
