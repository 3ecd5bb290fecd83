import Testing

@testable import DesignSystem

@Suite struct ComponentCatalogTests {
  static let screens = ComponentCatalog.screens
  private static let elements = screens.flatMap { $0.element.all }

  @Test func `every page has a state of its own`() {
    #expect(Set(Self.screens.map(\.state)).count == Self.screens.count)
    #expect(Self.screens.allSatisfy { $0.id == "components" })
  }

  @Test(arguments: screens.map(\.state))
  func `a page has nothing wrong with it`(state: StateID) throws {
    let screen = try #require(Self.screens.first { $0.state == state })
    #expect(screen.structureFindings == [])
    #expect(screen.element.layout.flow == .screen)
    #expect(screen.element.children.contains { $0.layout.region == .content })
  }

  @Test(arguments: ElementRole.allCases) func `every role is shown`(role: ElementRole) {
    #expect(Self.elements.contains { $0.role == role })
  }

  @Test func `every kind of content is shown`() {
    let shown = Set(Self.elements.map { Self.name($0.content) })
    #expect(
      shown == [
        "none", "text", "image", "icon", "toggle", "checkbox", "track", "entry", "ring", "chart",
        "waveform", "viewfinder", "spinner",
      ])
  }

  // The dimming behind a sheet is drawn by whoever draws the sheet.
  @Test(arguments: ColorRole.allCases.filter { $0 != .scrim })
  func `every colour is shown`(role: ColorRole) {
    let token = role.tokenName
    #expect(Self.elements.contains { $0.tokens().contains { $0.name == token } })
  }

  @Test(arguments: IconRole.allCases) func `every symbol is shown`(icon: IconRole) {
    let icons = Self.elements.compactMap { element -> IconRole? in
      guard case .icon(let role, _, _) = element.content else { return nil }
      return role
    }
    #expect(icons.contains(icon))
  }

  @Test(arguments: TypeStyle.allCases) func `every type style is shown`(style: TypeStyle) {
    #expect(Self.elements.contains { $0.tokens().contains { $0.name == style.tokenName } })
  }

  @Test(arguments: EntryContent.Kind.allCases)
  func `every kind of field is shown`(kind: EntryContent.Kind) {
    let kinds = Self.elements.compactMap { element -> EntryContent.Kind? in
      guard case .entry(let entry) = element.content else { return nil }
      return entry.kind
    }
    #expect(kinds.contains(kind))
  }

  @Test(arguments: ActionButton.Kind.allCases, ActionButton.Phase.allCases)
  func `every button is shown in every phase`(
    kind: ActionButton.Kind, phase: ActionButton.Phase
  ) {
    let roles: [ActionButton.Kind: ElementRole] = [
      .primary: .primaryButton, .secondary: .secondaryButton, .text: .textButton,
    ]
    let phases = Self.elements.filter { $0.role == roles[kind] }.map { element in
      let traits = element.accessibility.traits
      if traits.contains(.busy) { return ActionButton.Phase.busy }
      return traits.contains(.disabled) ? .disabled : .ready
    }
    #expect(phases.contains(phase))
  }

  @Test func `both toasts and every phase of a picture are shown`() {
    let toasts = Self.elements.filter { $0.role == .toast }
    #expect(
      Set(toasts.compactMap(\.surface.fill)) == [.toastFill, .systemBackground])
    let phases = Self.elements.compactMap { element -> String? in
      guard case .image(let image) = element.content else { return nil }
      switch image.phase {
      case .placeholder: return "placeholder"
      case .loading: return "loading"
      case .loaded: return "loaded"
      case .failed: return "failed"
      }
    }
    #expect(Set(phases) == ["placeholder", "loading", "loaded", "failed"])
  }

  @Test(arguments: ["content", "navigationBar", "tabBar", "sheet", "floating", "toast", "alert"])
  func `every region is used`(region: String) {
    let used = Self.screens.flatMap { $0.element.children.map(\.layout.region.rawValue) }
    #expect(used.contains(region))
  }

  private static func name(_ content: ElementContent) -> String {
    switch content {
    case .none: "none"
    case .text: "text"
    case .image: "image"
    case .icon: "icon"
    case .toggle: "toggle"
    case .checkbox: "checkbox"
    case .track: "track"
    case .entry: "entry"
    case .ring: "ring"
    case .chart: "chart"
    case .waveform: "waveform"
    case .viewfinder: "viewfinder"
    case .spinner: "spinner"
    }
  }
}
