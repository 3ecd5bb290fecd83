import DesignSystem
import ScreenParts

extension RecipePickerScreen {
  /// The line about recipes that are not shown because an eater at the table may not have them.
  static func leftOut(_ input: RecipePickerInput, _ copy: Copy) -> StatusLine? {
    guard input.leftOutCount > 0, input.cards != nil, !input.isUnreadable else { return nil }
    let count = copy("picker.left-out", count: input.leftOutCount)
    let names = input.leftOutNames.map { copy("picker.held.names", ["names": $0]) }
    return StatusLine(
      "recipe-picker.left-out", .information,
      names.map { "\(count). \($0)" } ?? count, style: .footnote)
  }

  /// Shows the recipes that are left out, or hides them again.
  static func held(_ input: RecipePickerInput, _ copy: Copy) -> ActionButton? {
    guard input.leftOutCount > 0 || input.showsLeftOut, input.cards != nil, !input.isUnreadable
    else { return nil }
    return ActionButton(
      "recipe-picker.held", .text,
      copy(input.showsLeftOut ? "picker.held.hide" : "picker.held.show"),
      action: ControlAction(PickerAction.held))
  }

  /// Leads to the unknown names of own recipes.
  static func settle(_ input: RecipePickerInput, _ copy: Copy) -> ActionButton? {
    guard input.hasOpenNames, !input.isUnreadable else { return nil }
    return ActionButton(
      "recipe-picker.settle", .text, copy("picker.settle"), icon: .information,
      hint: copy("picker.settle.hint"),
      action: ControlAction(PickerAction.settle, motion: .push))
  }

  static func more(_ input: RecipePickerInput, _ copy: Copy) -> ActionButton? {
    guard input.furtherCount > 0, input.cards?.isEmpty == false, !input.isUnreadable else {
      return nil
    }
    return ActionButton(
      "recipe-picker.more", .secondary, copy("picker.more", count: input.furtherCount),
      action: ControlAction(PickerAction.more))
  }

  /// The message in place of recipes.
  static func message(_ input: RecipePickerInput, _ copy: Copy) -> StateMessage? {
    if input.isUnreadable {
      return StateMessage(
        "recipe-picker.message", icon: .warning, headline: copy("picker.unreadable.headline"),
        message: copy("picker.unreadable.body"),
        actions: [
          ActionButton(
            "recipe-picker.retry", .primary, copy("error.try-again"), icon: .refresh,
            action: ControlAction(PickerAction.retry))
        ])
    }
    if input.isReadingOwn {
      return StateMessage(
        "recipe-picker.message", icon: .importing, headline: copy("picker.reading.headline"),
        message: copy("picker.reading.body"))
    }
    guard input.cards?.isEmpty == true else { return nil }
    guard input.isNarrowed else {
      let key = "picker.\(input.tab.rawValue).empty"
      return StateMessage(
        "recipe-picker.message", icon: icon(of: input.tab),
        headline: copy(CopyKey("\(key).headline")), message: copy(CopyKey("\(key).body")))
    }
    return StateMessage(
      "recipe-picker.message", icon: .search, headline: copy("picker.none.headline"),
      message: input.query.isBlank
        ? copy("picker.none.filters") : copy("picker.none.body", ["query": input.query]),
      actions: wider(input, copy))
  }

  private static func icon(of tab: PickerTab) -> IconRole {
    switch tab {
    case .curated: .meal
    case .trending: .trend
    case .saved: .save
    case .imported: .importing
    }
  }

  /// The buttons that find recipes after all: other words, fewer filters, all recipes.
  private static func wider(_ input: RecipePickerInput, _ copy: Copy) -> [ActionButton] {
    var ways = input.wider.enumerated().map { index, wider in
      ActionButton(
        ElementID("recipe-picker.wider").child(index), .secondary,
        copy("picker.wider", ["query": wider.query], count: wider.count),
        action: ControlAction(PickerAction.look, wider.query))
    }
    if input.filter.count > 0 {
      ways.append(
        ActionButton(
          "recipe-picker.clear", .secondary, copy("picker.filter.clear"),
          action: ControlAction(PickerAction.clearFilters)))
    }
    if !input.query.isBlank {
      ways.append(
        ActionButton(
          "recipe-picker.all", .text, copy("picker.all"),
          action: ControlAction(PickerAction.look, "")))
    }
    return ways
  }
}

/// "+ Import from link" with a hint of what it accepts (R-PICK-05).
struct PickerImport: Component {
  /// Opens the import.
  var button: ActionButton
  /// The hint of what it accepts or, without a network, that the app keeps the link.
  var helper: TextBlock

  /// Makes the import button, which is filled before the first import.
  init(_ input: RecipePickerInput, _ copy: Copy) {
    let helper = copy(input.isOffline ? "picker.import.offline" : "picker.import.helper")
    let isFirst = input.tab == .imported && input.cards?.isEmpty == true && !input.isNarrowed
    button = ActionButton(
      "recipe-picker.import", isFirst ? .primary : .secondary, copy("picker.import"), icon: .add,
      hint: helper, action: ControlAction(PickerAction.importLink, motion: .push))
    self.helper = TextBlock(
      "recipe-picker.import.helper", helper, style: .footnote, color: .secondaryLabel,
      alignment: .center, fillsWidth: true)
  }

  /// The tree node of this value.
  var element: Element {
    Stack("recipe-picker.importing", LayoutSpec(.vertical, spacing: .s, width: .fill)) {
      button
      helper
    }.element
  }
}
