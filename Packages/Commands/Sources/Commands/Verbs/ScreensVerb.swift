import DesignSystem
import MealCatalog
import Presentation
import PrintedText

/// `screens`: every screen with its states.
enum ScreensVerb {
  static let form = CommandForm(
    "screens", flags: [.json], "every screen with its states", run: run)

  /// The screens, filled with sample meals of the bundled catalogue, and the components.
  static func catalog(_ context: CommandContext) throws(CommandError) -> ScreenCatalog {
    guard let samples = SampleMeals(context.catalog().meal) else { throw .screens }
    return ScreenCatalog(screens: ScreenCatalog(samples: samples).screens + [.components])
  }

  private static func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let screens = try catalog(invocation.context).screens
    guard invocation.wantsJSON else { return Reply(lines: screens.map(line)) }
    return Reply(["screens": .array(screens.map(json))])
  }

  private static func line(_ screen: CatalogScreen) -> String {
    "\(screen.id): \(screen.states.map(\.id.rawValue).joined(separator: ", "))"
  }

  private static func json(_ screen: CatalogScreen) -> JSON {
    [
      "id": .string(screen.id.rawValue), "name": .string(screen.name),
      "states": .strings(screen.states.map(\.id.rawValue)),
    ]
  }
}
