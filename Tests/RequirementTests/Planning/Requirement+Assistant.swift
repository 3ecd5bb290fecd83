import DesignSystem
import PlanningPresentation
import Testing

extension Requirement {
<<<<<<<< HEAD:Tests/RequirementTests/Planning/Requirement+Connections.swift
  /// R-CRED and R-OFF: what is drawn of Account & Connections, and settling a conflict.
  static let connections = credentials + preferences + merging

  private static let drawn = "connections.default"

  private static let credentials = [
========
  /// R-CRED-09 and later: what an assistant is told, and where its key is.
  static let assistant = [
>>>>>>>> 2b3702193237c5edc2e29f684cc569de01aafcd1:Tests/RequirementTests/Planning/Requirement+Assistant.swift
    Requirement(
      "R-CRED-01", "the screen is called Account & Connections",
      .says("Account & Connections", "connections.bar.title", on: drawn)),
    Requirement(
      "R-CRED-02", "a key is entered unseen, and is not remembered unless that is ticked",
      .says("OpenAI access", "connections.access.header", on: drawn),
      .shows("Enter API key", "Remember on device (Keychain)", on: drawn),
      Check {
        #expect(Shown.element("connections.key", on: drawn).role == .secureField)
        let box = Shown.element("connections.remember", on: drawn)
        #expect(!box.accessibility.traits.contains(.selected))
      }),
    Requirement(
      "R-CRED-03", "one can sign in with the provider where that is offered",
      .says("or Sign in with provider", "connections.sign-in", on: drawn),
      Check {
        let root = Shown.screen("connections.nothing-set").element
        #expect(root.find("connections.sign-in") == nil)
      }),
    Requirement(
      "R-CRED-04", "the store can be chosen, and its ZIP code changed",
      .says("Retailer", "connections.retailer.header", on: drawn),
      .speaks("connections.store", on: drawn, value: "Kroger #1234"),
      .says("(Change ZIP)", "connections.zip", on: drawn),
      .fires("connections.store", "connections.store", on: drawn),
      .fires("connections.zip", "connections.zip", on: drawn),
      Check {
        let store = Shown.element("connections.store", on: drawn)
        #expect(store.all.compactMap(\.icon).map(\.role.drawnGlyph) == ["▾"])
      }),
  ]

  private static let preferences = [
    Requirement(
      "R-CRED-05", "the dietary tags are chips",
      .says("Preferences", "connections.preferences.header", on: drawn),
      .shows("Dietary tags:", on: drawn),
      Check {
        let chips = Shown.element("connections.tags", on: drawn).children.prefix(3)
        #expect(chips.map(\.visibleText) == ["Vegan", "Gluten-free", "Nut-free"])
        #expect(chips.allSatisfy { $0.accessibility.traits.contains(.selected) })
      }),
    Requirement(
      "R-CRED-06", "the budget of a week is on a track",
      .shows("Budget:", "<$75 / week", on: drawn),
      .fires("connections.budget=<number:10...300>", "connections.budget", on: drawn),
      Check { #expect(Shown.element("connections.budget", on: drawn).role == .slider) }),
    Requirement(
      "R-CRED-07", "the rules of substitutions are said in one sentence",
      .says(
        "Substitution rules: prefer store brand; avoid peanut oils", "connections.rules.summary",
        on: drawn)),
    Requirement(
      "R-OFF-06", "the interval of the price refresh and Cellular-only are preferences",
      .speaks("connections.interval.3", on: drawn, label: "Every 3 hours", traits: .selected),
      .says("Cellular-only", "connections.cellular-only", on: drawn),
      Check {
        let toggle = Shown.element("connections.cellular-only", on: drawn)
        #expect(toggle.action?.slot == .toggle)
        #expect(!toggle.accessibility.traits.contains(.selected))
      }),
  ]

  private static let merging = [
    Requirement(
      "R-OFF-02", "of what changed in two places both values are shown, field by field",
      .says("6 servings", "merge.field.servings.mine.text", on: "merge.open"),
      .says("4 servings", "merge.field.servings.server.text", on: "merge.open"),
      .fires(
        "merge.choose?field=servings&side=server", "merge.field.servings.server.choose",
        on: "merge.open"),
      .speaks("merge.save", on: "merge.open", traits: .disabled),
      .fires("merge.save", "merge.save", on: "merge.decided"))
  ]
}
