import DesignSystem
import Layout
import Presentation
import ScreenAudit
import ScreenParts

/// `audit`: what is wrong with the screens, measured.
enum AuditVerb {
  static let screen = Flag("--screen", "ID", "one screen only")
  static let form = CommandForm(
    "audit",
    flags: [
      screen, ScreenVerb.appearance, ScreenVerb.contrast, ScreenVerb.typeSize, ScreenVerb.device,
      .json,
    ],
    "what is wrong with the screens, measured", run: run)

  /// The screens of a catalogue as an audit walks them.
  static func screens(of catalog: ScreenCatalog) -> [AuditedScreen] {
    catalog.screens.map { screen in
      AuditedScreen(
        screen.id,
        states: screen.states.map { state in
          AuditedScreen.State(state.id) { state.make(PresentationContext(colorScheme: $0)) }
        })
    }
  }

  private static func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let matrix = try matrix(invocation)
    let screens = try screens(invocation)
    let report = Audit().report(on: screens, matrix: matrix) { done, total in
      invocation.context.progress("audit: \(done) of \(total) states")
    }
    invocation.context.progress("")
    return reply(report, asJSON: invocation.wantsJSON)
  }

  /// What the command says; it fails when anything is not waived.
  static func reply(_ report: AuditReport, asJSON: Bool) -> Reply {
    var reply =
      asJSON ? Reply(AuditJSON.document(report)) : Reply(lines: AuditText.lines(report))
    let count = report.unwaived.count
    if count > 0 {
      reply.failure = count == 1 ? "1 finding is not waived" : "\(count) findings are not waived"
    }
    return reply
  }

  private static func screens(
    _ invocation: Invocation
  ) throws(CommandError) -> [AuditedScreen] {
    let all = screens(of: try ScreensVerb.catalog(invocation.context))
    guard let name = invocation.arguments.value(screen) else { return all }
    guard let one = all.first(where: { $0.id.rawValue == name }) else {
      throw .unknown("screen", name, among: all.map(\.id.rawValue))
    }
    return [one]
  }

  private static func matrix(_ invocation: Invocation) throws(CommandError) -> AuditMatrix {
    let scheme: ColorScheme? = try invocation.choice(ScreenVerb.appearance, "appearance")
    let contrast: Contrast? = try invocation.choice(ScreenVerb.contrast, "contrast")
    let size: ContentSize? = try invocation.choice(ScreenVerb.typeSize, "type size")
    var matrix = AuditMatrix.full
    matrix.appearances = matrix.appearances.filter {
      (scheme ?? $0.scheme) == $0.scheme && (contrast ?? $0.contrast) == $0.contrast
    }
    if invocation.arguments.has(ScreenVerb.device) {
      let canvas = try ScreenVerb.canvas(invocation)
      matrix.devices = [AuditMatrix.Device(canvas, ContentSize.allCases)]
    }
    guard let size else { return matrix }
    matrix.devices = matrix.devices.map { AuditMatrix.Device($0.canvas, [size]) }
    return matrix
  }
}
