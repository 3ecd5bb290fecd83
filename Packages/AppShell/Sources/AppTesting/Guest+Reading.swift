import AppShell
import DesignSystem

extension Guest {
  /// The screen on top.
  public var screen: any Screen {
    get async throws { try await app.screen() }
  }

  /// Everything that is written on the screen, parts joined by a space.
  public var words: String {
    get async throws { try await screen.element.visibleText }
  }

  /// The screen as lines, one for each text and control, with ids and actions.
  public var sight: String {
    get async throws { Sight(of: try await app.showing()).text }
  }

  /// Whether something is written on the screen.
  public func sees(_ text: String) async throws -> Bool { try await words.contains(text) }

  /// Whether a control can be used now, by its label, its id, or the text of its action.
  public func can(_ control: String) async throws -> Bool {
    (try? Sight(of: await app.showing()).call(of: control)) != nil
  }

  /// The element on the screen with an id.
  public func element(_ id: ElementID) async throws -> Element? {
    try await screen.element.find(id)
  }

  /// The action of the control on the screen that does this.
  public func control(_ id: ActionID) async throws -> ControlAction? {
    try await screen.element.actions.first { $0.id == id }
  }

  /// How a field of the screen is read.
  public func field(_ id: ElementID) async throws -> Accessibility? {
    let elements = try await screen.element.all
    return elements.first { $0.id == id || $0.id == id.child("field") }?.accessibility
  }

  /// The addresses that the app left for since the last time.
  public var departures: [String] {
    get async {
      await app.takeNews().compactMap {
        if case .departure(let departure) = $0 { departure.address } else { nil }
      }
    }
  }
}
