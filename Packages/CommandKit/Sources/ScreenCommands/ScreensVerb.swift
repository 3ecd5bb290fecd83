import CommandKit
import DesignSystem
import PrintedText

/// `screens`: lists every screen with its states.
struct ScreensVerb {
  let screens: ScreenVerbs

  var form: CommandForm {
    CommandForm("screens", flags: [.json], "list every screen with its states") {
      (invocation) throws(CommandError) in
      let all = try screens.list()
      return invocation.reply(["screens": .array(all.map(json))], all.map(line))
    }
  }

  private func line(_ screen: ListedScreen) -> String {
    "\(screen.id): \(screen.states.map(\.id.rawValue).joined(separator: ", "))"
  }

  private func json(_ screen: ListedScreen) -> JSON {
    [
      "id": .string(screen.id.rawValue), "name": .string(screen.name),
      "states": .strings(screen.states.map(\.id.rawValue)),
    ]
  }
}
