import DesignSystem
import MealModels
import ScreenParts

extension ConnectionsScreen {
  /// The diets that have a chip, and the link to all of them; they need no premium.
  static func diets(_ input: ConnectionsInput, _ copy: Copy) -> ListSection {
    ListSection(
      "connections.preferences", header: copy("connections.preferences"), surface: .groupedCard
    ) {
      Stack.inset("connections.diets.row") {
        FormField("connections.diets", copy("connections.diets")) {
          ChipGroup(
            "connections.tags", label: copy("connections.diets"),
            chips: DietaryTag.allCases.map { tag in
              Chip(
                ElementID("connections.tag").child(tag.rawValue), copy.name(of: tag),
                isSelected: input.tags.contains(tag),
                action: ControlAction(ConnectionsAction.tag, tag))
            })
        }
      }
      ListRow(
        "connections.limits", icon: .restrictions, copy("connections.limits"),
        subtitle: input.furtherLimits.isEmpty
          ? nil
          : copy("connections.limits.also", ["names": copy.list(input.furtherLimits)]),
        accessory: .disclosure, action: ControlAction(ConnectionsAction.limits, motion: .push))
    }
  }

  /// The most that a week should cost; a wish that influences the plan.
  static func budget(_ input: ConnectionsInput, _ copy: Copy) -> ListSection {
    let value =
      input.budget.map { copy("connections.budget.most", ["price": copy.roundPrice($0)]) }
      ?? copy("connections.budget.none")
    return ListSection(
      "connections.spending", spokenHeader: copy("connections.budget"), surface: .groupedCard
    ) {
      if input.isAllowed {
        Stack.inset("connections.budget.row") {
          BudgetSlider(
            "connections.budget", label: copy("connections.budget"), budget: input.budget,
            value: value, range: ConnectionsInput.budgetRange,
            action: ControlAction(ConnectionsAction.budget),
            clear: CustomAction(
              copy("connections.budget.none"), ControlAction(ConnectionsAction.noBudget)))
        }
      } else {
        ListRow("connections.budget", copy("connections.budget"), value: value)
      }
    }
  }

  /// "Substitution rules: prefer store brand; avoid peanut oils", and a row to change each rule.
  static func rules(_ input: ConnectionsInput, _ copy: Copy) -> ListSection {
    let rules = input.rules
    return ListSection(
      "connections.rules", spokenHeader: copy("connections.rules"),
      footer: copy("connections.rules.footer"), surface: .groupedCard
    ) {
      Stack.inset("connections.rules.row") {
        TextBlock("connections.rules.summary", summary(rules, copy), fillsWidth: true)
      }
      ListRow.toggle(
        "connections.store-brand", copy("connections.store-brand"), isOn: rules.prefersStoreBrand,
        action: ControlAction(ConnectionsAction.storeBrand), isAllowed: input.isAllowed, copy: copy)
      ListRow.toggle(
        "connections.organic", copy("connections.organic"), isOn: rules.isOrganicOnly,
        action: ControlAction(ConnectionsAction.organic), isAllowed: input.isAllowed, copy: copy)
      if input.isAllowed { avoiding(rules, copy) }
    }
  }

  private static func summary(_ rules: ConnectionsInput.ProductRules, _ copy: Copy) -> String {
    let parts =
      [
        rules.prefersStoreBrand ? copy("connections.rule.store-brand") : nil,
        rules.isOrganicOnly ? copy("connections.rule.organic") : nil,
      ].compactMap(\.self) + rules.avoided.map { copy("connections.rule.avoid", ["word": $0]) }
    return copy(
      "connections.rules.summary",
      ["rules": parts.isEmpty ? copy("connections.rule.none") : parts.joined(separator: "; ")])
  }

  private static func avoiding(_ rules: ConnectionsInput.ProductRules, _ copy: Copy) -> Stack {
    Stack.inset("connections.avoiding") {
      if !rules.avoided.isEmpty {
        ChipGroup(
          "connections.avoided", label: copy("connections.avoided"),
          chips: rules.avoided.enumerated().map { index, word in
            Chip(
              ElementID("connections.avoided").child(index), word, isRemovable: true,
              label: copy("connections.avoided.label", ["word": word]),
              hint: copy("connections.avoided.hint"),
              action: ControlAction(ConnectionsAction.allow, word))
          })
      }
      FormField("connections.avoid.field", copy("connections.avoid")) {
        TextEntry(
          "connections.avoid", label: copy("connections.avoid"), text: rules.typed,
          placeholder: copy("connections.avoid.sample"),
          action: ControlAction(ConnectionsAction.avoid), error: rules.error)
        ActionButton(
          "connections.avoid.add", .secondary, copy("connections.avoid.add"),
          action: ControlAction(ConnectionsAction.avoidTyped))
      }
    }
  }

  /// The choice of how often prices are requested automatically.
  static func intervals(_ input: ConnectionsInput, _ copy: Copy) -> ListSection {
    let choices = ConnectionsInput.PriceRefresh.choices
    return ListSection(
      "connections.refresh", header: copy("connections.refresh").uppercased(),
      spokenHeader: copy("connections.refresh")
    ) {
      choices.map { hours in
        ListRow(
          ElementID("connections.interval").child(hours),
          hours == 0
            ? copy("connections.interval.manual") : copy("connections.interval", count: hours),
          accessory: .checkmark(isOn: hours == input.refresh.hours),
          hint: input.isAllowed ? "" : copy("control.needs-premium"),
          action: ControlAction(ConnectionsAction.interval, hours), isEnabled: input.isAllowed)
      }
    }
  }

  /// The one choice of networks; none is excluded unless the eater asks for it (C-R03).
  static func networks(_ input: ConnectionsInput, _ copy: Copy) -> ListSection {
    ListSection(
      "connections.networks", header: copy("connections.networks").uppercased(),
      spokenHeader: copy("connections.networks"), footer: copy("connections.networks.footer")
    ) {
      ConnectionsInput.PriceRefresh.Network.allCases.map { network in
        ListRow(
          ElementID("connections.\(network.rawValue)"),
          copy(CopyKey("connections.\(network.rawValue)")),
          accessory: .checkmark(isOn: network == input.refresh.network),
          hint: input.isAllowed ? "" : copy("control.needs-premium"),
          action: ControlAction(ConnectionsAction.network, network), isEnabled: input.isAllowed)
      }
    }
  }
}
