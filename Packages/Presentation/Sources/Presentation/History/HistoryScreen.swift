import AccountScreens
import DesignSystem
import MealModels
import ScreenParts
import SuggestionEngine

/// The shown, cooked and rated meals, by day, the latest first.
public struct HistoryScreen: Screen {
  /// The id, `history`.
  public let id: ScreenID = "history"
  /// `default` or `empty`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The bar, the days or the message instead of them, and the tabs.
  var page: ListPage

  /// No button is emphasised (C-E07).
  public var primaryAction: ElementID? { nil }

  /// The root of the tree.
  public var element: Element { page.element }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String? { page.toast?.text ?? page.message?.headline }

  /// Makes the screen from its input.
  public init(_ input: HistoryInput, _ context: PresentationContext) {
    let copy = context.copy
    title = copy("history.title")
    page = ListPage("history", title: title, toast: input.toast, context)
    if input.days.isEmpty {
      state = "empty"
      page.message = Self.empty(copy)
    } else {
      state = "default"
      page.sections =
        [input.hasLater ? Self.turn("later", HistoryAction.later, copy) : nil].compactMap(\.self)
        + input.days.map { Self.day($0, input.today, copy) }
        + [input.hasEarlier ? Self.turn("earlier", HistoryAction.earlier, copy) : nil]
        .compactMap(\.self) + [Self.data(copy)]
    }
  }

  private static func empty(_ copy: Copy) -> StateMessage {
    StateMessage(
      "history.message", icon: .recent, headline: copy("history.empty.headline"),
      message: copy("history.empty.body"),
      actions: [
        ActionButton(
          "history.start", .secondary, copy("history.empty.action"),
          action: ControlAction(NavigationAction.selectTab, "home"))
      ])
  }

  private static func day(_ day: HistoryInput.Day, _ today: Int, _ copy: Copy) -> ListSection {
    let name = copy.dayName(day.number, today: today)
    return ListSection(
      ElementID("history.day").child(day.number), header: name.uppercased(), spokenHeader: name
    ) {
      day.lines.map { line in
        ListRow(
          ElementID("history.day").child(day.number).child(line.meal.rawValue),
          line.title.map { copy.title($0, gloss: line.gloss) } ?? copy("history.gone"),
          subtitle: copy.deeds(line.events),
          accessory: line.title == nil ? .none : .disclosure,
          label: line.title.map { copy.spokenTitle($0, gloss: line.gloss) },
          action: line.title == nil
            ? nil : ControlAction(RecipeAction.open, line.meal, motion: .sheet))
      }
    }
  }

  private static func turn(
    _ name: String, _ action: ActionForm<Void, Void>, _ copy: Copy
  ) -> ListSection {
    let title = copy(CopyKey("history.\(name)"))
    return ListSection(ElementID("history.\(name)"), spokenHeader: title) {
      ListRow(
        ElementID("history.\(name).row"), icon: .recent, title, action: ControlAction(action))
    }
  }

  /// The link to the page where the eater can revoke or delete the history.
  private static func data(_ copy: Copy) -> ListSection {
    ListSection(
      "history.data", spokenHeader: copy("history.data"), footer: copy("history.data.footer")
    ) {
      ListRow(
        "history.data.row", icon: .privacy, copy("history.data"), accessory: .disclosure,
        action: SettingsAction.opening(.privacy))
    }
  }
}

extension Copy {
  /// A day as a heading: "Today", "Yesterday", or its date.
  fileprivate func dayName(_ day: Int, today: Int) -> String {
    switch today - day {
    case 0: self("history.today")
    case 1: self("history.yesterday")
    default: date(day)
    }
  }

  /// The events of a meal on one day, each once: "Cooked · 4 stars".
  ///
  /// If the meal was only shown, the text says so.
  fileprivate func deeds(_ events: [HistoryEvent]) -> String {
    let kinds: [HistoryEvent.Kind] = [.cooked, .accepted, .rated, .disliked]
    let deeds = kinds.compactMap { kind in events.first { $0.kind == kind } }.map {
      event -> String in
      if event.isFirstImpression == true { return self("history.deed.first-impression") }
      return event.stars.map { self("opinion.star", count: $0) }
        ?? self(CopyKey("history.deed.\(event.kind.rawValue)"))
    }
    guard let first = deeds.first else { return self("history.deed.suggested") }
    return deeds.dropFirst().reduce(first) {
      self("history.deeds", ["first": $0, "second": $1])
    }
  }
}
