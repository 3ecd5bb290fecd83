import AccountParts
import AppShell
import DesignSystem
import LooksScreens
import AccountScreens
import AppRecord
import Preferences
import ScreenParts

/// The routes of looks.
public enum LooksRoutes {
  /// Theme and contrast.
  public static let appearance = RouteForm(SettingsPageID.appearance.rawValue)
  /// The units of amounts.
  public static let units = RouteForm(SettingsPageID.units.rawValue)
}

/// Handles the theme, the contrast and the units.
struct LooksFeature: Feature {
  struct State: Sendable {
    /// The changes that are being stored; the screen shows them already.
    var pending = PendingChanges()
  }

  enum Action: Sendable {
    case chosen(PreferencesEvent)
    case written(PreferencesEvent)
    case unstored(PreferencesEvent)
  }

  enum Effect: Sendable {
    case write(PreferencesEvent, World)
  }

  let id: FeatureID = "looks"
  let routes = [
    RouteDefinition(LooksRoutes.appearance, .push), RouteDefinition(LooksRoutes.units, .push),
  ]
  let clients: LooksClients
  let stored: Slice<EaterPreferences>

  init(_ clients: LooksClients) {
    self.clients = clients
    stored = Slice(
      StoredPart("looks", streams: ["preferences"], initial: EaterPreferences()) { known in
        let reading = try await clients.preferences.reading()
        return StoredReading(StoredVersion(reading.revision), unless: known, reading.state)
      })
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(SettingsAction.appearance, entering: { .chosen(event(.appearance, $0.rawValue)) }),
    .on(SettingsAction.units) { .chosen(event(.units, $0.rawValue)) },
    .on(
      SettingsAction.contrast,
      entering: { isIncreased in
        let contrast: ContrastPreference = isIncreased ? .increased : .system
        return .chosen(event(.contrast, contrast.rawValue))
      }),
  ]

  private static func event(_ key: PreferenceKey, _ value: String) -> PreferencesEvent {
    PreferencesEvent(key: key.rawValue, value: value)
  }

  func reduce(
    _ action: Action, into state: inout State, stored: EaterPreferences, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .chosen(let event):
      state.pending.begin([event])
      return [.run(.write(event, world))]
    case .written(let event): state.pending.end([event])
    case .unstored(let event):
      state.pending.end([event])
      return [.say(.failure(clients.copy("error.unsaved")))]
    }
    return []
  }

  func perform(_ effect: Effect, _ context: EffectContext<EaterPreferences>) -> AsyncStream<Action>
  {
    .reporting { report in
      switch effect {
      case .write(let event, let world):
        let isStored = await context.isWritten {
          try await clients.write(event, world.date)
        }
        report(isStored ? .written(event) : .unstored(event))
      }
    }
  }

  func screen(
    of route: Route, state: State, stored: EaterPreferences, context: ScreenContext
  ) -> (any Screen)? {
    let preferences = state.pending.shown(over: stored)
    let presentation = context.presentation(clients.copy)
    if case LooksRoutes.units = route {
      return UnitsScreen(
        preferences.units ?? context.world.region.units, toast: context.notice, presentation)
    }
    return AppearanceScreen(
      theme: preferences.appearance, contrast: preferences.contrast, toast: context.notice,
      presentation)
  }

  func offers(_ state: State, _ stored: EaterPreferences, _ world: World) -> Offers {
    var offers = Offers()
    if clients.describesPreferences {
      offers.streams = [
        StreamOffer(
          "preferences", holds: clients.copy("your-data.kept.preferences"),
          use: clients.copy("your-data.use.preferences"))
      ]
    }
    let preferences = state.pending.shown(over: stored)
    offers.looks = LooksOffer(
      scheme: InterfaceStyle(rawValue: preferences.appearance.rawValue),
      contrast: preferences.contrast == .increased ? .increased : nil)
    return offers
  }
}
