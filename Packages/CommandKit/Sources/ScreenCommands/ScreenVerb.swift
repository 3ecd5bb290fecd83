import CommandKit
import DesignSystem
import Layout
import Renderers

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `screen`: prints one screen in one state, as text or data.
struct ScreenVerb {
  let screens: ScreenVerbs

  static let state = Flag("--state", "NAME", "a state of the screen; the first without it")
  static let appearance = Flag("--appearance", "NAME", "light or dark")
  static let contrast = Flag("--contrast", "NAME", "standard or increased")
  static let typeSize = Flag("--type-size", "SIZE", "xS S M L xL xxL xxxL AX1 AX2 AX3 AX4 AX5")
  static let device = Flag(
    "--device", "NAME", ScreenCanvas.all.map(\.name).joined(separator: " "))
  static let direction = Flag("--direction", "NAME", "ltr, or rtl for a mirrored screen")
  static let format = Flag("--format", "NAME", "drawing, outline, json or html")
  static let heights = Flag("--heights", nil, "heights in points beside a drawing")

  var form: CommandForm {
    CommandForm(
      "screen ID",
      flags: [
        Self.state, Self.appearance, Self.contrast, Self.typeSize, Self.device, Self.direction,
        Self.format, Self.heights,
      ], "show one screen in one state", run: run)
  }

  /// The format of a printed screen.
  enum Format: String, CaseIterable {
    case drawing, outline, json, html
  }

  private func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let looks = try looks(invocation)
    let size: ContentSize = try invocation.choice(Self.typeSize, "type size") ?? .l
    let canvas = try Self.canvas(invocation)
    let format: Format = try invocation.choice(Self.format, "format", listsAll: true) ?? .drawing
    let screen = try screen(invocation, looks)
    let direction: ReadingDirection =
      try invocation.choice(Self.direction, "direction") ?? .leftToRight
    let placed = layOut(
      screen.element, on: canvas, contentSize: size, direction: direction)
    switch format {
    case .drawing:
      let showsHeights = invocation.arguments.has(Self.heights)
      let margin = showsHeights ? DrawingMargin.columns : 0
      return Reply(
        document: placed.drawing(
          columns: invocation.context.columns - margin, showsHeights: showsHeights))
    case .outline: return Reply(document: placed.outline(in: looks))
    case .json:
      let document = ScreenDocument(
        screen: screen.id, state: screen.state, placed: placed, appearance: looks)
      return try Reply(json: text(document))
    case .html:
      return Reply(document: try placed.html(page(of: screen, invocation)))
    }
  }

  /// The page of a screen; its looks follow the system unless a flag sets them.
  private func page(
    of screen: any Screen, _ invocation: Invocation
  ) throws(CommandError) -> HTMLPage {
    let scheme: InterfaceStyle? = try invocation.choice(Self.appearance, "appearance")
    let wanted: Contrast? = try invocation.choice(Self.contrast, "contrast")
    let isFixed = wanted != nil || ContrastPolicy.default == .alwaysAccessible
    let contrast = ContrastPolicy.default.contrast(requested: wanted ?? .standard)
    return HTMLPage(
      title: screen.title, scheme: scheme, contrast: isFixed ? contrast : nil,
      announcement: screen.announcement)
  }

  private func looks(_ invocation: Invocation) throws(CommandError) -> Appearance {
    let scheme: InterfaceStyle = try invocation.choice(Self.appearance, "appearance") ?? .light
    let wanted: Contrast = try invocation.choice(Self.contrast, "contrast") ?? .standard
    return Appearance(scheme, contrast: ContrastPolicy.default.contrast(requested: wanted))
  }

  /// The device that a call names; the reference device without the flag.
  static func canvas(_ invocation: Invocation) throws(CommandError) -> ScreenCanvas {
    guard let name = invocation.arguments.value(device) else { return .reference }
    return try ScreenVerbs.entry(name, "device", among: ScreenCanvas.all, id: \.name)
  }

  private func screen(
    _ invocation: Invocation, _ looks: Appearance
  ) throws(CommandError) -> any Screen {
    let screen = try screens.named(invocation.operand())
    let first = screen.states.first?.id.rawValue
    let name = invocation.arguments.value(Self.state) ?? first ?? ""
    let state = try ScreenVerbs.entry(
      name, "state of \(screen.id)", among: screen.states, id: \.id.rawValue)
    return state.make(looks.scheme)
  }

  private func text(_ document: ScreenDocument) throws(CommandError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(document) else {
      throw .failed("the screen cannot be written as JSON")
    }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
