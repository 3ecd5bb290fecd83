import DesignSystem
import ScreenParts

extension GroceryItemScreen {
  static func state(_ input: GroceryItemInput) -> StateID {
    guard input.isAllowed else { return "read-only" }
    switch input.assistant?.phase {
    case .asking: return "asking"
    case .proposed(let proposals): return proposals.isEmpty ? "proposals-none" : "proposals"
    case .failed: return "assistant-failed"
    case .offered, nil: return input.hasSubstitutes ? "substitutes" : "default"
    }
  }

  /// The announcement of the assistant's answer; nil if it was not asked.
  static func announcement(_ input: GroceryItemInput, _ copy: Copy) -> String? {
    guard input.isAllowed else { return nil }
    switch input.assistant?.phase {
    case .asking: return copy("grocery-item.asking")
    case .proposed(let proposals):
      return proposals.isEmpty
        ? copy("grocery-item.proposed.none")
        : copy("grocery-item.proposed.count", count: proposals.count)
    case .failed(let reason): return reason
    case .offered, nil: return nil
    }
  }

  /// The button that asks the assistant, and its proposals; a tap on a proposal accepts it.
  static func assistant(_ input: GroceryItemInput, _ copy: Copy) -> ListSection? {
    guard input.isAllowed, let assistant = input.assistant else { return nil }
    let header = copy("grocery-item.assistant")
    return ListSection(
      "grocery-item.assistant", header: header.uppercased(), spokenHeader: header,
      footer: footer(input, assistant, copy), surface: .groupedCard
    ) { parts(input, assistant, copy) }
  }

  private static func parts(
    _ input: GroceryItemInput, _ assistant: GroceryItemInput.Assistant, _ copy: Copy
  ) -> [Element] {
    switch assistant.phase {
    case .offered: [ask("grocery-item.ask", input: input, assistant: assistant, copy: copy)]
    case .asking: [asking(copy)]
    case .proposed(let proposals):
      proposals.isEmpty
        ? [
          ListRow("grocery-item.proposed.none", copy("grocery-item.proposed.none")).element
        ]
        : proposals.map { proposal($0, input, copy) }
    case .failed(let reason):
      [
        Stack.inset("grocery-item.failed.row") {
          StatusLine("grocery-item.failed", .warning, reason)
        }.element,
        ask("grocery-item.ask.again", input: input, assistant: assistant, copy: copy),
      ]
    }
  }

  private static func footer(
    _ input: GroceryItemInput, _ assistant: GroceryItemInput.Assistant, _ copy: Copy
  ) -> String {
    input.proposals.isEmpty
      ? copy("grocery-item.ask.sent", ["host": assistant.host])
      : copy("grocery-item.proposed.footer")
  }

  private static func ask(
    _ key: CopyKey, input: GroceryItemInput, assistant: GroceryItemInput.Assistant, copy: Copy
  ) -> Element {
    ListRow(
      "grocery-item.ask", copy(key),
      hint: copy(assistant.isOffline ? "grocery-item.ask.offline" : "grocery-item.ask.hint"),
      action: ControlAction(GroceryAction.askAssistant, input.item.id),
      isEnabled: !assistant.isOffline
    ).element
  }

  private static func asking(_ copy: Copy) -> Element {
    Stack(
      "grocery-item.asking",
      LayoutSpec(
        .horizontal, spacing: .sPlus, padding: EdgeSpacing(horizontal: .m, vertical: .s),
        align: .center, width: .fill, minHeight: 44)
    ) {
      Spinner("grocery-item.asking.spinner")
      TextBlock("grocery-item.asking.words", copy("grocery-item.asking"), fillsWidth: true)
    }.element
  }

  private static func proposal(
    _ proposal: GroceryItemInput.Substitute, _ input: GroceryItemInput, _ copy: Copy
  ) -> Element {
    let proposed = copy("grocery-item.proposed")
    return ListRow(
      ElementID("grocery-item.proposal").child(proposal.id), proposal.name,
      subtitle: proposal.reason.map {
        copy("grocery-item.proposed.why", ["proposed": proposed, "reason": $0])
      } ?? proposed,
      accessory: .checkmark(isOn: proposal.isChosen),
      action: ControlAction(
        GroceryAction.takeProposal, Substitution(of: input.item.id, by: proposal.id))
    ).element
  }
}
