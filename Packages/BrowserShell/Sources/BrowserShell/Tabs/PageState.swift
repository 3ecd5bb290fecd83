import AppShell
import DesignSystem
import Layout
import PrintedText
import Renderers

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The state of a tab at one moment, as the parts of a page.
///
/// A script replaces the parts that have changed.
struct PageState: Encodable, Equatable, Sendable {
  /// A fingerprint of all other parts.
  var revision = ""
  /// The text that identifies the place.
  var place: String
  /// The tab of the app.
  var tab: String
  /// The distance of the place from the root of the tab.
  var depth: Int
  /// The number of stacked sheets and covers.
  var sheets: Int
  /// The query of the page, with its question mark.
  var address: String
  /// The title of the window.
  var title: String
  /// The language of the words.
  var lang: String
  /// The reading direction of the words.
  var dir: String
  /// The classes of the page, which set its looks.
  var looks: String
  /// The class of the phone's background.
  var ground: String
  /// The name of the device.
  var device: String
  /// The style rules of the screens.
  var places: String
  /// The screen under a sheet; empty if there is none.
  var below: String
  /// The screen on top.
  var front: String
  /// The messages next to the phone.
  var messages: String
  /// Whether there is a switchboard beside the phone.
  var isStaged: Bool
  /// The switchboard; empty without one.
  var board: String
  /// The order of VoiceOver; empty if the page does not list it.
  var outline: String
  /// The VoiceOver announcement when the screen appears.
  var announcement: String?
  /// Whether more content follows in a moment.
  var isLoading: Bool

  /// Draws the screen on top, and the one below it.
  ///
  /// - Parameter name: the app's name.
  init(
    _ showing: ScreenState, of name: String, board: Switchboard, switches: [StageSwitch],
    messages: [PageMessage]
  ) {
    let (screen, looks) = (showing.screen, showing.looks)
    let place = Place(showing.navigation)
    let address = Address(board: board, trail: place.trail, switches: switches)
    let root = showing.root
    let placed = board.layOut(root)
    let parts = HTMLParts(
      placed,
      page: board.page(screen.title, looks, posts: HTMLPosts(address: "tap" + address.query)))
    let back = showing.below.map { below in
      HTMLParts(
        board.layOut(below.element), page: board.page(below.title, looks, idPrefix: "below-"))
    }
    self.place = place.key
    tab = place.tab
    depth = place.depth
    sheets = place.sheets
    self.address = address.query
    // The title contains the app's call, so that a user of another window sees it.
    title = [messages.lastCall ?? screen.title, name].map { PlainText.cleaned($0) }
      .joined(separator: " – ")
    lang = parts.language
    dir = parts.direction
    self.looks = parts.looks
    ground = back != nil && parts.isPanel ? "over" : parts.ground
    device = board.canvas.name
    places =
      parts.places(inside: "front") + (back?.places(inside: "below") ?? "")
      + "#phone{width:\(Int(board.canvas.width))px;height:\(Int(board.canvas.height))px}\n"
    self.below = back?.markup ?? ""
    front = parts.markup
    self.messages = MessagesMarkup.text(messages)
    isStaged = board.isStaged
    self.board =
      isStaged ? BoardMarkup(board, address: address, switches: switches).text : ""
    outline = isStaged && board.showsOutline ? OutlineMarkup.text(placed) : ""
    let toast = root.all.first { $0.role == .toast }
    announcement = (screen.announcement ?? toast?.accessibility.label).map(PlainText.cleaned)
    isLoading = root.all.contains {
      $0.role == .skeleton || $0.accessibility.traits.contains(.busy)
    }
    revision = fingerprint
  }

  /// A hash of the content, stable within a run of the program.
  private var fingerprint: String {
    var hasher = Hasher()
    for text in [
      place, tab, address, title, lang, dir, looks, ground, device, places, below, front, messages,
      board, outline, announcement ?? "",
    ] {
      hasher.combine(text)
    }
    return String(UInt(bitPattern: hasher.finalize()), radix: 36)
  }

  /// The state as JSON.
  var json: String {
    guard let data = try? JSONEncoder().encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}

extension Switchboard {
  fileprivate func layOut(_ root: Element) -> PlacedScreen {
    Layout.layOut(root, on: canvas, contentSize: contentSize, direction: direction)
  }

  /// The page's look, as the eater's settings say, otherwise the switchboard, otherwise the
  /// browser's system.
  fileprivate func page(
    _ title: String, _ looks: LooksOffer, idPrefix: String = "", posts: HTMLPosts? = nil
  ) -> HTMLPage {
    HTMLPage(
      title: title, scheme: looks.scheme ?? scheme, contrast: looks.contrast ?? contrast,
      idPrefix: idPrefix, photos: "../\(Site.photoFolder)/", posts: posts)
  }
}
