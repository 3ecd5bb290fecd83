/// Requirements that cannot be met yet, with what has to be there first.
struct Waiting: Sendable {
  let ids: [String]
  let reason: String

  init(_ ids: String, _ reason: String) {
    self.ids = ids.split(separator: " ").map(String.init)
    self.reason = reason
  }

  static let all = others + phone + people

  private static let others = [
    Waiting("D-TYPE-17", "room on the card of Home, which is as tall as it is drawn"),
    Waiting("S-INT-06", "nutrition tracking, and a phone with Health"),
    Waiting("P-ARCH-06", "nutrition tracking, whose document it counts"),
  ]

  private static let phone = [
    Waiting("S-INT-01", "a phone: shortcuts of Siri"),
    Waiting("S-INT-02", "a phone: widgets"),
    Waiting("S-INT-03", "several devices: Handoff"),
    Waiting("S-QA-06 S-METRIC-04", "the App Store: its ratings"),
  ]

  private static let people = [
    Waiting(
      "S-METRIC-02 S-METRIC-03 S-METRIC-05 S-METRIC-06 S-METRIC-07",
      "people who use it and allow to be counted")
  ]
}
