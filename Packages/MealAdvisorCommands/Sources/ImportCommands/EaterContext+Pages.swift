import EaterCommands
import MealKitchen
import WebPages

extension EaterContext {
  /// The character sets of the platform.
  var charsets: ForeignCharsets { kitchen.charsets }

  /// Fetches the pages of recipes, over the simulated connection if there is one.
  var pages: PageFetcher {
    guard let network = app.network else { return kitchen.pages }
    return kitchen.pages.over { $0.asking(over: network) }
  }
}
