import MealModels
import PrintedText

extension PlanSetting {
  static let weekdays = 1...7
  static let minutesRange = 1...1440
  static let lunchRange = 0...7
  static let budgetRange = 1...100_000_00

  /// The stored setting: its name with its value, null for nil.
  var json: JSON {
    switch self {
    case .firstWeekday(let day): ["firstWeekday": .integer(day)]
    case .minutes(let time, let count):
      [
        "minutes": .optional(count), "weekday": .integer(time.weekday),
        "slot": .string(time.slot.rawValue),
      ]
    case .evening(let weekday, let isBusy):
      ["isBusy": .bool(isBusy), "weekday": .integer(weekday)]
    case .leftoverLunches(let count): ["leftoverLunches": .integer(count)]
    case .weeklyBudget(let money): ["weeklyBudget": money.map(\.json) ?? .null]
    }
  }

  /// Reads the form of ``json``.
  init(_ json: JSON) throws(PlanDocumentError) {
    if let day = try json.maybe("firstWeekday", JSON.whole(Self.weekdays)) {
      self = .firstWeekday(day)
    } else if json.has("minutes") {
      let time = PlanTime(
        weekday: try json.needed("weekday", JSON.whole(Self.weekdays)),
        slot: try json.needed("slot", JSON.word))
      self = .minutes(time, try json.maybe("minutes", JSON.whole(Self.minutesRange)))
    } else if let isBusy = try json.maybe("isBusy", JSON.truth) {
      let weekday = try json.needed("weekday", JSON.whole(Self.weekdays))
      self = .evening(weekday: weekday, isBusy: isBusy)
    } else if let count = try json.maybe("leftoverLunches", JSON.whole(Self.lunchRange)) {
      self = .leftoverLunches(count)
    } else if json.has("weeklyBudget") {
      self = .weeklyBudget(try json.maybe("weeklyBudget", Money.read))
    } else {
      throw PlanDocumentError(path: "", reason: "it names no setting")
    }
  }
}

extension Money {
  /// The amount in the form of files: `{"hundredths": 7500, "currency": "USD"}`.
  var json: JSON {
    ["hundredths": .integer(hundredths), "currency": .string(currency.rawValue)]
  }

  /// Reads the form of ``json``.
  static func read(_ json: JSON) throws(PlanDocumentError) -> Money {
    Money(
      hundredths: try json.needed("hundredths", JSON.whole(PlanSetting.budgetRange)),
      try json.needed("currency", JSON.word))
  }
}
