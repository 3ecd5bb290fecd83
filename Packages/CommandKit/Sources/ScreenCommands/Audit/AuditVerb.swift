import CommandKit
import DesignSystem
import Layout
import ScreenAudit

/// `audit`: reports the measured faults of the screens.
struct AuditVerb {
  let screens: ScreenVerbs

  var form: CommandForm {
    CommandForm(
      "audit",
      flags: [
        ScreenVerbs.screen, ScreenVerb.appearance, ScreenVerb.contrast, ScreenVerb.typeSize,
        ScreenVerb.device, .json,
      ], "measure the screens, and list what is wrong", run: run)
  }

  private func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let matrix = try matrix(invocation)
    let screens = try screens.chosen(invocation)
    let report = Audit().report(on: screens, matrix: matrix) { done, total in
      invocation.context.progress("audit: \(done) of \(total) states")
    }
    invocation.context.progress("")
    return Self.reply(report, to: invocation)
  }

  /// The reply of the command, which fails if a finding is not waived.
  static func reply(_ report: AuditReport, to invocation: Invocation) -> Reply {
    var reply = invocation.reply(AuditJSON.document(report), AuditText.lines(report))
    let count = report.unwaived.count
    if count > 0 {
      reply.failure = count == 1 ? "1 finding is not waived" : "\(count) findings are not waived"
    }
    return reply
  }

  private func matrix(_ invocation: Invocation) throws(CommandError) -> AuditMatrix {
    let scheme: InterfaceStyle? = try invocation.choice(ScreenVerb.appearance, "appearance")
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
