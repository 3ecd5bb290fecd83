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

/// What a tab shows at one moment, in the pieces that a page is made of and a script exchanges.
struct PageState: Encodable, Equatable, Sendable {
  /// A text that is another one whenever anything else is another one.
  var revision = ""
  /// The key of the place.
  var place: String
  /// The tab of the app.
  var tab: String
  /// How far the place is from the root of the tab.
  var depth: Int
  /// How many sheets and covers lie over each other.
  var sheets: Int
  /// The query of the page, with its question mark.
  var address: String
  /// The title of the window.
  var title: String
  /// The language of the words.
  var lang: String
  /// The direction that they are read in.
  var dir: String
  /// The classes of the page.
  var looks: String
  /// The class of the ground of the phone.
  var ground: String
  /// The name of the device.
  var device: String
  /// The rules of what is shown.
  var places: String
  /// The screen under a sheet; empty without one.
  var below: String
  /// The screen on top.
  var front: String
  /// What is said beside the phone.
  var messages: String
  /// The switchboard.
  var board: String
  /// The order of VoiceOver; empty where nobody asked for it.
  var outline: String
  /// What VoiceOver says when the screen appears.
  var announcement: String?
  /// Whether there is more to come in a moment.
  var isLoading: Bool

  /// Draws the screen on top, and the one under it.
  ///
  /// - Parameter name: what people call the app.
  init(
    _ showing: Showing, of name: String, board: Switchboard, switches: [StageSwitch],
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
    // Who looks at another window sees there that the app calls.
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
    self.board = BoardMarkup(board, address: address, switches: switches).text
    outline = board.showsOutline ? OutlineMarkup.text(placed) : ""
    let toast = root.all.first { $0.role == .toast }
    announcement = (screen.announcement ?? toast?.accessibility.label).map(PlainText.cleaned)
    isLoading = root.all.contains {
      $0.role == .skeleton || $0.accessibility.traits.contains(.busy)
    }
    revision = fingerprint
  }

  /// The same for the same content within a run of the program.
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

  /// The moment as JSON.
  var json: String {
    guard let data = try? JSONEncoder().encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}

extension Switchboard {
  fileprivate func layOut(_ root: Element) -> PlacedScreen {
    Layout.layOut(root, on: canvas, contentSize: contentSize, direction: direction)
  }

  /// What the eater wants decides on the looks, then the switchboard, then the browser's system.
  fileprivate func page(
    _ title: String, _ looks: LooksOffer, idPrefix: String = "", posts: HTMLPosts? = nil
  ) -> HTMLPage {
    HTMLPage(
      title: title, scheme: looks.scheme ?? scheme, contrast: looks.contrast ?? contrast,
      idPrefix: idPrefix, posts: posts)
  }
}
