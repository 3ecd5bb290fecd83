import AppShell
import DesignSystem
import Presentation
import ScreenParts

/// Fired when a change could not be stored; `on` is the path of the screen that has to say so.
private let unsaved: ActionID = "system.unsaved"

extension Feature {
  /// Says that a change could not be stored on the screen on top, whichever feature owns it.
  func sayUnsaved(_ toast: inout ScreenToast?, _ world: World) -> [Command<Effect>] {
    guard let path = world.route?.path, !routes.contains(where: { $0.path == path }) else {
      toast = .changeNotStored
      return []
    }
    return [.fire(ActionCall(unsaved, [ActionParameter("on", path)]))]
  }

  /// Whether another feature asks this one to say that a change could not be stored.
  func saysUnsaved(_ call: ActionCall) -> Bool {
    call.id == unsaved && routes.contains { $0.path == call["on"] }
  }
}

extension ScreenToast {
  /// What is stored could not be read; what is known from before stays on screen.
  static let dataNotRead = ScreenToast.failure(Copy.english("error.system.storage"))
}
