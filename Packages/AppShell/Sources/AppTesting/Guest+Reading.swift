import AppShell
import DesignSystem

extension Guest {
  /// The screen on top.
  public var screen: any Screen {
    get async throws { try await app.screen() }
  }

  /// All visible text on the screen, joined by spaces.
  public var words: String {
    get async throws { try await screen.element.visibleText }
  }

  /// The screen as lines, one per text and control, with ids and actions.
  public var sight: String {
    get async throws { Sight(of: try await app.showing()).text }
  }

  /// Whether the screen shows a text.
  public func sees(_ text: String) async throws -> Bool { try await words.contains(text) }

  /// Whether a control can be used now, by its label, its id, or the text of its action.
  public func can(_ control: String) async throws -> Bool {
    (try? Sight(of: await app.showing()).call(of: control)) != nil
  }

  /// The element on the screen with an id.
  public func element(_ id: ElementID) async throws -> Element? {
    try await screen.element.find(id)
  }

  /// The action of the control with this action id.
  public func control(_ id: ActionID) async throws -> ControlAction? {
    try await screen.element.actions.first { $0.id == id }
  }

  /// The accessibility of a field of the screen.
  public func field(_ id: ElementID) async throws -> Accessibility? {
    let elements = try await screen.element.shown(in: .narrow).all
    return elements.first { $0.id == id || $0.id == id.child("field") }?.accessibility
  }

  /// The addresses that the app left for since the last call.
  public var departures: [String] {
    get async {
      await app.takeOutgoingEvents().compactMap {
        if case .departure(let departure) = $0 { departure.address } else { nil }
      }
    }
  }
}
