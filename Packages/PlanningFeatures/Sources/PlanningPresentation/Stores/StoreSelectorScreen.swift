import DesignSystem
import ScreenParts

/// The choice of a store: a ZIP code, the stores near it, and the changes that another store
/// brings.
public struct StoreSelectorScreen: Screen {
  /// The id, `store-selector`.
  public let id: ScreenID = "store-selector"
  /// `asking`, `looking`, `found`, `none`, `unknown-zip`, `offline`, `failed`, or `switching`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The field, the stores, and the buttons that close the sheet.
  var sheet: FormSheet

  /// The button that confirms the marked store.
  public var primaryAction: ElementID? { sheet.primary?.id }

  /// The VoiceOver announcement when the sheet appears, or after stores were found or marked.
  public var announcement: String?

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: StoreSelectorInput, _ context: PresentationContext) {
    let copy = context.copy
    state = Self.state(input)
    title = copy("stores.title")
    let message = Self.message(input, copy)
    let warning = Self.warning(input, copy)
    sheet = FormSheet(
      "store-selector", title: title, primary: Self.primary(input, copy),
      further: input.phase == .failed ? [Self.retry(copy)] : [],
      toast: input.toast, copy
    ) {
      Self.field(input, copy)
      if input.phase == .looking {
        Spinner("store-selector.looking", spoken: copy("stores.looking"))
      }
      message
      Self.stores(input, copy)
      warning
    }
    announcement =
      input.toast?.text ?? warning?.text ?? message?.text
      ?? (input.phase == .looking ? copy("stores.looking") : nil)
      ?? (input.phase == .found ? copy("stores.count", count: input.stores.count) : title)
  }

  private static func state(_ input: StoreSelectorInput) -> StateID {
    if input.mark != .current, input.current != nil { return "switching" }
    return switch input.phase {
    case .asking: "asking"
    case .looking: "looking"
    case .found: input.stores.isEmpty ? "none" : "found"
    case .unknownZIP: "unknown-zip"
    case .offline: "offline"
    case .failed: "failed"
    }
  }

  private static func field(_ input: StoreSelectorInput, _ copy: Copy) -> FormField {
    FormField("store-selector.where", copy("stores.zip")) {
      TextEntry(
        "store-selector.zip", kind: .number, label: copy("stores.zip"), text: input.zip,
        placeholder: copy("stores.zip.sample"), action: ControlAction(StoreAction.zip),
        isEnabled: input.phase != .offline,
        error: input.phase == .unknownZIP ? copy("stores.zip.unknown") : nil)
      ActionButton(
        "store-selector.find", .secondary, copy("stores.find"), icon: .search,
        action: ControlAction(StoreAction.find),
        phase: input.phase == .offline ? .disabled : input.phase == .looking ? .busy : .ready)
    }
  }

  /// The reason why there are no stores to choose from, or only earlier results.
  private static func message(_ input: StoreSelectorInput, _ copy: Copy) -> StatusLine? {
    let found: (StatusLine.Kind, CopyKey)? =
      switch input.phase {
      case .offline: (.information, "stores.offline")
      case .failed: (.warning, "stores.failed")
      case .found: input.stores.isEmpty ? (.information, "stores.none") : nil
      case .asking, .looking, .unknownZIP: nil
      }
    return found.map {
      StatusLine("store-selector.message", $0.0, copy($0.1, ["zip": input.zip]))
    }
  }

  /// The warning about the changes that another store brings, shown before it is confirmed.
  private static func warning(_ input: StoreSelectorInput, _ copy: Copy) -> StatusLine? {
    let text: String? =
      switch input.mark {
      case .current: nil
      case .noStore: input.current.map { _ in copy("stores.switch.none") }
      case .store: input.marked.map { copy("stores.switch", ["store": $0.name]) }
      }
    return text.map { StatusLine("store-selector.warning", .warning, $0) }
  }

  private static func primary(_ input: StoreSelectorInput, _ copy: Copy) -> ActionButton? {
    let words: String? =
      switch input.mark {
      case .current: nil
      case .noStore: input.current.map { _ in copy("stores.confirm.none") }
      case .store: input.marked.map { copy("stores.confirm", ["store": $0.name]) }
      }
    return words.map {
      ActionButton(
        "store-selector.confirm", .primary, $0, action: ControlAction(StoreAction.confirm))
    }
  }

  private static func retry(_ copy: Copy) -> ActionButton {
    ActionButton(
      "store-selector.retry", .text, copy("error.try-again"), icon: .refresh,
      action: ControlAction(StoreAction.retry))
  }
}

extension StoreSelectorScreen {
  /// The stores near the ZIP code with the current one, those farther away, and no store.
  static func stores(_ input: StoreSelectorInput, _ copy: Copy) -> [ListSection] {
    let stores = input.offered
    guard !stores.isEmpty else { return [] }
    let isFar = { (store: StoreSelectorInput.Store) in
      store.id != input.current?.id && input.isFar(store)
    }
    let (near, far) = (stores.filter { !isFar($0) }, stores.filter(isFar))
    return [
      section("store-selector.stores", "stores.header", of: near, in: input, copy),
      section("store-selector.far", "stores.far", of: far, in: input, copy),
      ListSection("store-selector.none", spokenHeader: copy("stores.no-store")) {
        ListRow(
          "store-selector.no-store", copy("stores.no-store"),
          subtitle: copy("stores.no-store.note"),
          accessory: .checkmark(isOn: input.markedID == nil),
          action: ControlAction(StoreAction.mark, nil))
      },
    ].compactMap(\.self)
  }

  private static func section(
    _ id: ElementID, _ key: CopyKey, of stores: [StoreSelectorInput.Store],
    in input: StoreSelectorInput, _ copy: Copy
  ) -> ListSection? {
    guard !stores.isEmpty else { return nil }
    let title = copy(key, ["zip": input.zip])
    return ListSection(id, header: title.uppercased(), spokenHeader: title) {
      stores.map { row($0, input, copy) }
    }
  }

  private static func row(
    _ store: StoreSelectorInput.Store, _ input: StoreSelectorInput, _ copy: Copy
  ) -> ListRow {
    ListRow(
      ElementID("store-selector.store").child(store.id.rawValue), store.name,
      subtitle: copy(
        store.zip == nil ? "stores.place" : "stores.place.zip",
        ["chain": store.chain, "address": store.address, "zip": store.zip ?? ""]),
      accessory: .checkmark(isOn: store.id == input.markedID),
      action: ControlAction(StoreAction.mark, store.id))
  }
}

extension StoreSelectorInput {
  /// Whether a store lies outside the area of the entered ZIP code, its first three digits.
  func isFar(_ store: Store) -> Bool {
    guard let own = store.zip, zip.count >= 3 else { return false }
    return own.prefix(3) != zip.prefix(3)
  }

  /// The found stores, preceded by the current store if it is not among them.
  var offered: [Store] {
    guard let current, !stores.contains(where: { $0.id == current.id }) else { return stores }
    return [current] + stores
  }

  /// The store that is marked, or else the current one; nil for none.
  var markedID: StoreChoiceID? {
    switch mark {
    case .current: current?.id
    case .store(let id): id
    case .noStore: nil
    }
  }

  /// The marked store if it is not the current one; nil for none.
  var marked: Store? {
    guard markedID != current?.id else { return nil }
    return offered.first { $0.id == markedID }
  }
}
