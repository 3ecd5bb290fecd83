import LiveEnvironment
import LivePages
import MealKitchen
import WebPages

extension Kitchen {
  /// The bundled meals and foods, and web pages over this machine's network.
  public static var live: Kitchen {
    var kitchen = Kitchen()
    kitchen.program = ProgramStamp.current()
    kitchen.pages = .live()
    kitchen.charsets = .live
    return kitchen
  }
}
