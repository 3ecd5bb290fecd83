import DesignSystem
import Testing

extension Requirement {
  /// R-CRED and R-OFF: what is drawn of Account & Connections, and settling a conflict.
  static let connections = credentials + preferences + merging

  private static let drawn = "connections.default"

  private static let credentials = [
    Requirement(
      "R-CRED-01 R-CRED-07",
      "the screen has its name, and the rules of substitutions stand in one sentence",
      .provedBy("ConnectionsScreenTests", "it says what is drawn")),
    Requirement(
      "R-CRED-02", "a key is entered unseen, and is not remembered unless that is ticked",
      .provedBy("ConnectionsScreenTests", "it says what is drawn"),
      .provedBy(
        "AssistantSectionsTests",
        "the field of a key hides what is typed, and remembering it is not ticked")),
    Requirement(
      "R-CRED-03", "one can sign in with the provider where that is offered",
      .provedBy("ConnectionsScreenTests", "it says what is drawn"),
      .provedBy("AssistantSectionsTests", "signing in is offered only where a provider does")),
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
      .provedBy(
        "ConnectionsScreenTests", "it says what is drawn",
        "the chips are what the eater keeps, and what has none is named")),
    Requirement(
      "R-CRED-06", "the budget of a week is on a track",
      .provedBy("ConnectionsScreenTests", "it says what is drawn"),
      .fires("connections.budget=<number:10...300>", "connections.budget", on: drawn),
      Check { #expect(Shown.element("connections.budget", on: drawn).role == .slider) }),
    Requirement(
      "R-OFF-06", "the interval of the price refresh and Cellular-only are preferences",
      .provedBy(
        "ConnectionsScreenTests",
        "prices are asked for every three hours over any network unless told otherwise"),
      .provedBy("ConnectionsTests", "the app keeps the interval and the networks")),
  ]

  private static let merging = [
    Requirement(
      "R-OFF-02", "of what changed in two places both values are shown, field by field",
      .provedBy(
        "MergeScreenTests", "both values of a field stand beside each other, each with its choice",
        "choices are stored once each field is decided"))
  ]
}
