import AppRecord
import CommandKit
import EaterCommands
import PrintedText
import ServiceCalls

extension PlanVerb {
  static let reset = Flag("--reset", nil, "make a new address; the old one ends")
  static let port = Flag("--port", "PORT", "the port of 'serve', 8642 unless it printed another")

  var calendarForm: CommandForm {
    CommandForm(
      "plan calendar", flags: [Self.port, Self.reset, .json],
      "print the address at which calendars follow the plan", run: calendar)
  }

  /// The port that `serve` uses unless it is taken.
  private static let usualPort = 8642

  private func calendar(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let port = try invocation.number(Self.port, in: 1...65_535) ?? Self.usualPort
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let secret: String
      do throws(SecretStoreError) {
        let stored = AddressSecret(.calendarAddress, in: session.stores.record.secrets)
        secret = try invocation.arguments.has(Self.reset) ? stored.renewed() : stored.made()
      } catch {
        throw .failed(error.message)
      }
      let address = "127.0.0.1:\(port)/calendar/\(secret).ics"
      return invocation.reply(
        ["address": .string("http://\(address)"), "webcal": .string("webcal://\(address)")],
        ["http://\(address)", "webcal://\(address)"]
          + WrappedText.lines(
            "Calendars of this machine can read it while '\(invocation.program) serve' runs. "
              + "Anyone with it can read the plan; --reset makes another."))
    }
  }
}
