import AppShell
import DesignSystem
import Layout
import PrintedText
import Renderers

/// The switchboard as a form that works without scripts.
struct BoardMarkup {
  private let board: Switchboard
  private let address: Address
  private let switches: [StageSwitch]

  init(_ board: Switchboard, address: Address, switches: [StageSwitch]) {
    self.board = board
    self.address = address
    self.switches = switches
  }

  /// Heading and form.
  var text: String {
    let values = Dictionary(board.settings(switches).map { ($0.name, $0.value) }) { _, last in last
    }
    return "<h2 id=\"board-title\">Switchboard</h2>"
      + "<form method=\"get\" action=\"./\" id=\"switches\">"
      + kept + own(values)
      + switches.map { field($0, values[$0.id] ?? "") }.joined() + outline
      + "<div class=\"deeds\"><button type=\"submit\" class=\"apply\">Set</button>"
      + "<a class=\"address\" href=\"../\(PlainText.markup(address.query))\">"
      + "Link to this state</a></div></form>"
  }

  /// The hidden fields; they carry settings that the form does not change.
  private var kept: String {
    var settings = address.trail.map { (name: Address.trailName, value: $0.address) }
    settings += board.settings(switches).filter {
      [Switchboard.Name.direction, .window, .stage].map(\.rawValue).contains($0.name)
    }
    return settings.map {
      "<input type=\"hidden\" name=\"\($0.name)\" value=\"\(PlainText.markup($0.value))\">"
    }.joined()
  }

  private func own(_ values: [String: String]) -> String {
    func choice(
      _ name: Switchboard.Name, title: String, usual: String, options: [(String, String)]
    ) -> String {
      Self.select(
        name.rawValue, title, usual: usual, options: options,
        value: values[name.rawValue] ?? "")
    }
    return choice(
      .appearance, title: "Appearance", usual: "Same as system",
      options: [("light", "Light"), ("dark", "Dark")])
      + choice(
        .contrast, title: "Contrast", usual: "Same as system",
        options: [("standard", "Standard"), ("increased", "Increased")])
      + choice(
        .type, title: "Text size", usual: "L, the default",
        options: ContentSize.allCases.filter { $0 != Switchboard.usualSize }.map {
          ($0.rawValue, $0.rawValue.uppercased())
        })
      + choice(
        .device, title: "Device", usual: Self.title(.reference),
        options: ScreenCanvas.all.filter { $0 != .reference }.map { ($0.name, Self.title($0)) })
  }

  private func field(_ found: StageSwitch, _ value: String) -> String {
    switch found.values {
    case .options(let options):
      return Self.select(
        found.id, found.title, usual: "As it is", options: options.map { ($0.id, $0.title) },
        value: value)
    case .timeOfDay:
      return Self.line(found.id, found.title) {
        "<input type=\"time\" id=\"\($0)\" name=\"\(found.id)\" value=\"\(PlainText.markup(value))\">"
      }
    }
  }

  private var outline: String {
    "<div class=\"setting check\"><input type=\"checkbox\" id=\"s-outline\" name=\"outline\" value=\"on\""
      + (board.showsOutline ? " checked" : "")
      + "><label for=\"s-outline\">VoiceOver order</label></div>"
  }

  /// The title of a device, such as "iPhone 14, 390 × 844".
  private static func title(_ canvas: ScreenCanvas) -> String {
    let words = canvas.name.split(separator: "-").map { word in
      switch word {
      case "iphone": "iPhone"
      case "se": "SE"
      default: word.prefix(1).uppercased() + word.dropFirst()
      }
    }
    return "\(words.joined(separator: " ")), \(Int(canvas.width)) × \(Int(canvas.height))"
  }

  private static func select(
    _ name: String, _ title: String, usual: String, options: [(String, String)], value: String
  ) -> String {
    line(name, title) { id in
      let items = ([("", usual)] + options).reduce(into: "") { items, option in
        let mark = option.0 == value ? " selected" : ""
        items += "<option value=\"\(PlainText.markup(option.0))\"\(mark)>"
        items += "\(PlainText.markup(option.1))</option>"
      }
      return "<select id=\"\(id)\" name=\"\(name)\">\(items)</select>"
    }
  }

  private static func line(
    _ name: String, _ title: String, _ control: (_ id: String) -> String
  ) -> String {
    let id = "s-\(name)"
    return "<div class=\"setting\"><label for=\"\(id)\">\(PlainText.markup(title))</label>"
      + "\(control(id))</div>"
  }
}
