import DesignSystem
import ScreenParts

/// The input of the sheet that shares a week.
public struct WeekShareInput: Equatable, Sendable {
  /// The address at which a calendar follows the plan.
  public enum Address: Equatable, Sendable {
    /// Nothing can offer one here.
    case impossible
    /// There is none yet.
    case none
    /// A calendar can follow the plan at this address.
    case open(String)
  }

  /// The address for calendars.
  public var address: Address
  /// A short message.
  public var toast: Notice?

  /// Makes an input.
  public init(_ address: Address = .impossible, toast: Notice? = nil) {
    (self.address, self.toast) = (address, toast)
  }
}

/// Share Week: as a calendar file, as text, or as a calendar that follows the plan.
public struct WeekShareScreen: Screen {
  /// The id, `planner-share`.
  public let id: ScreenID = "planner-share"
  /// `files`, `closed` without an address for calendars, or `open` with one.
  public var state: StateID
  /// The title.
  public var title: String
  /// The ways to share.
  var sheet: FormSheet

  /// Nil, because each way takes effect at once.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the sheet appears or an address is made.
  public var announcement: String?

  /// The root of the tree.
  public var element: Element { sheet.element }

  /// Makes the sheet from its input.
  public init(_ input: WeekShareInput, _ context: PresentationContext) {
    let copy = context.copy
    let heading = copy("planner.share")
    title = heading
    switch input.address {
    case .impossible: state = "files"
    case .none: state = "closed"
    case .open: state = "open"
    }
    sheet = FormSheet(
      "planner-share", title: heading, closing: "planner-share.close", toast: input.toast, copy
    ) {
      ListSection("planner-share.once", spokenHeader: heading) {
        ListRow(
          "planner-share.file", icon: .calendar, copy("planner-share.file"),
          action: ControlAction(WeekShareAction.file))
        ListRow(
          "planner-share.text", icon: .share, copy("planner-share.text"),
          action: ControlAction(WeekShareAction.text))
      }
      Self.subscription(input.address, copy)
    }
    announcement = input.toast?.text ?? heading
  }

  private static func subscription(
    _ address: WeekShareInput.Address, _ copy: Copy
  ) -> ListSection? {
    guard address != .impossible else { return nil }
    return ListSection(
      "planner-share.calendar", header: copy("planner-share.calendar"),
      spokenHeader: copy("planner-share.calendar"), footer: copy("planner-share.footer")
    ) {
      if case .open(let address) = address {
        ListRow(
          "planner-share.address", address, label: copy("planner-share.address"),
          spokenValue: address)
        ListRow(
          "planner-share.copy", icon: .share, copy("planner-share.copy"),
          action: ControlAction(WeekShareAction.copyAddress))
        ListRow(
          "planner-share.subscribe", icon: .calendar, copy("planner-share.subscribe"),
          action: ControlAction(WeekShareAction.subscribe))
        ListRow(
          "planner-share.reset", icon: .refresh, copy("planner-share.reset"),
          hint: copy("planner-share.reset.hint"), action: ControlAction(WeekShareAction.reset))
      } else {
        ListRow(
          "planner-share.make", icon: .calendar, copy("planner-share.make"),
          action: ControlAction(WeekShareAction.make))
      }
    }
  }
}
