import DesignSystem
import ScreenParts

extension RecipePickerScreen {
  /// "For Mon dinner", or the meal that is replaced.
  static func purpose(_ input: RecipePickerInput, _ copy: Copy) -> TextBlock? {
    func line(_ text: String, _ spoken: String) -> TextBlock {
      TextBlock(
        "recipe-picker.purpose", text, style: .callout, color: .secondaryLabel, spoken: spoken,
        fillsWidth: true)
    }
    if let swapped = input.swapped {
      let text = copy("picker.purpose.swap", ["title": swapped])
      return line(text, text)
    }
    return input.place.map { place in
      line(
        copy("picker.purpose", ["time": copy.time(of: place)]),
        copy("picker.purpose", ["time": copy.timeSpoken(of: place)]))
    }
  }

  /// Plans a note such as "Eating out" instead of a meal; nil while a meal is replaced.
  static func noteInstead(_ input: RecipePickerInput, _ copy: Copy) -> ActionButton? {
    guard input.swapped == nil, !input.isUnreadable else { return nil }
    return ActionButton(
      "recipe-picker.note", .text, copy("planner.note-instead"), icon: .edit,
      action: ControlAction(PlannerAction.noteInstead, input.place, motion: .sheet))
  }

  static func search(_ input: RecipePickerInput, _ copy: Copy) -> TextEntry {
    TextEntry(
      "recipe-picker.search", kind: .search, label: copy("picker.search"), text: input.query,
      placeholder: copy("picker.search.sample"), action: ControlAction(PickerAction.find),
      isEnabled: !input.isUnreadable)
  }

  static func filter(_ input: RecipePickerInput, _ copy: Copy) -> ActionButton {
    let count = input.filter.count
    return ActionButton(
      "recipe-picker.filter", .text,
      count == 0 ? copy("picker.filter") : copy("picker.filter.counted", count: count),
      icon: .choose,
      label: count == 0 ? copy("picker.filter") : copy("picker.filter.spoken", count: count),
      hint: copy("picker.filter.hint"), action: ControlAction(PickerAction.filter, motion: .sheet),
      phase: input.isUnreadable ? .disabled : .ready)
  }

  /// The recent searches, the newest first; collapsed until the eater opens them (R-IMP-04).
  static func searches(_ input: RecipePickerInput, _ copy: Copy) -> Disclosure? {
    guard !input.recentSearches.isEmpty, !input.isUnreadable else { return nil }
    let isOpen = input.isSearchesOpen
    return Disclosure(
      "recipe-picker.searches", copy("picker.searches"), isOpen: isOpen,
      stateText: copy(isOpen ? "picker.searches.open" : "picker.searches.folded"),
      action: ControlAction(PickerAction.searches)
    ) {
      ChipGroup(
        "recipe-picker.searches.list", label: copy("picker.searches"),
        chips: input.recentSearches.prefix(RecipePickerInput.searchLimit).enumerated().map {
          index, query in
          Chip(
            ElementID("recipe-picker.searches.list").child(index), query,
            hint: copy("picker.searches.hint"), action: ControlAction(PickerAction.look, query))
        })
      Stack(
        "recipe-picker.searches.ways-out",
        LayoutSpec(.vertical, padding: .vertical(.sPlus), align: .center, width: .fill)
      ) {
        ActionButton(
          "recipe-picker.searches.forget", .text, copy("picker.searches.forget"),
          action: ControlAction(PickerAction.forgetSearches))
      }
    }
  }

  static func tabs(_ input: RecipePickerInput, _ copy: Copy) -> SegmentedControl {
    SegmentedControl(
      "recipe-picker.tabs", label: copy("picker.tabs"),
      segments: PickerTab.allCases.map { tab in
        .init(
          tab.rawValue, copy(CopyKey("picker.tab.\(tab.rawValue)")),
          action: ControlAction(PickerAction.tab, tab))
      }, selected: input.tab.rawValue)
  }

  /// The notices: no network, and the source of the order of the trending recipes.
  static func notices(_ input: RecipePickerInput, _ copy: Copy) -> [Banner] {
    var notices: [Banner] = []
    if input.isOffline {
      notices.append(Banner("recipe-picker.offline", icon: .offline, copy("picker.offline")))
    }
    if input.tab == .trending, input.cards?.isEmpty == false {
      let key: CopyKey =
        switch input.trend {
        case .household: "picker.trend.household"
        case .everybody: "picker.trend.everybody"
        case .season: "picker.trend.season"
        }
      let icon: IconRole = input.trend == .season ? .information : .trend
      notices.append(Banner("recipe-picker.trend", icon: icon, copy(key)))
    }
    return notices
  }
}
