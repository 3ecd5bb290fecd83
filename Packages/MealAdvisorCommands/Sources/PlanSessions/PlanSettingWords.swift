import EaterCommands
import CommandKit
import DesignSystem
import MealModels
import MealPlan
import PrintedText

/// The settings of a plan, as commands read and show them.
package struct PlanSettingWords: Sendable {
  private let currency: Money.Currency

  /// - Parameter currency: the currency of the budget.
  package init(currency: Money.Currency) { self.currency = currency }

  /// The keys with their possible values.
  package static let keys =
    "KEY is week-start (a weekday), minutes (such as 'tue-dinner=30', or 'standard'), busy-evenings "
    + "(weekdays, or 'none'), leftovers (lunches a week) or budget (an amount, or 'none')"

  /// Every setting with its value.
  package func values(of settings: PlanSettings) -> [(key: String, value: String)] {
    let minutes = settings.minutes.sorted {
      ($0.key.weekday, $0.key.slot.rawValue) < ($1.key.weekday, $1.key.slot.rawValue)
    }.map { "\(Self.short($0.key.weekday))-\($0.key.slot.rawValue)=\($0.value)" }
    let evenings = settings.busyEvenings.sorted().map(Self.short)
    return [
      ("week-start", PlanSlot.weekdays[settings.firstWeekday - 1]),
      ("minutes", minutes.isEmpty ? "standard" : minutes.joined(separator: ", ")),
      ("busy-evenings", evenings.isEmpty ? "none" : evenings.joined(separator: ", ")),
      ("leftovers", "\(settings.leftoverLunches)"),
      ("budget", settings.weeklyBudget?.text ?? "none"),
    ]
  }

  /// The settings after setting a key to a value.
  package func settings(
    _ key: String, _ value: String, now: PlanSettings
  ) throws(CommandError) -> [PlanSetting] {
    switch key {
    case "week-start": return [.firstWeekday(try Self.weekday(value))]
    case "minutes": return try minutes(value, now: now)
    case "busy-evenings": return try evenings(value)
    case "leftovers":
      return [.leftoverLunches(try Invocation.number(value, "leftovers", in: 0...7))]
    case "budget": return [.weeklyBudget(value == "none" ? nil : try money(value))]
    default:
      throw .unknown(
        "plan setting", key,
        among: ["week-start", "minutes", "busy-evenings", "leftovers", "budget"], listsAll: true)
    }
  }

  /// An amount such as `80`, `80.50` or `$80`.
  package func money(_ text: String) throws(CommandError) -> Money {
    let digits = text.drop { "$€£₹".contains($0) }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let cents = parts.count == 2 ? String(parts[1]) : "00"
    guard (1...2).contains(parts.count), cents.utf8.count == 2,
      let units = Int(parts[0]), (0...100_000).contains(units), let rest = Int(cents),
      text.utf8.allSatisfy({ $0 != 45 && $0 != 43 }), units + rest > 0
    else {
      throw .wrong(
        "\(PlainText.quoted(text)) is not an amount of money; say for example '80' or '80.50'")
    }
    return Money(hundredths: units * 100 + rest, currency)
  }

  private func minutes(
    _ text: String, now: PlanSettings
  ) throws(CommandError) -> [PlanSetting] {
    if text == "standard" { return now.minutes.keys.map { .minutes($0, nil) } }
    var settings: [PlanSetting] = []
    for word in Self.words(text) {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      let time = parts[0].split(separator: "-").map(String.init)
      guard parts.count == 2, time.count == 2, let slot = MealSlot(rawValue: time[1]) else {
        throw .wrong("minutes are such as 'tue-dinner=30', not \(PlainText.quoted(word))")
      }
      let count = try Invocation.number(parts[1], parts[0], in: 1...1440)
      settings.append(.minutes(PlanTime(weekday: try Self.weekday(time[0]), slot: slot), count))
    }
    return settings
  }

  private func evenings(_ text: String) throws(CommandError) -> [PlanSetting] {
    var busy: Set<Int> = []
    for word in text == "none" ? [] : Self.words(text) { busy.insert(try Self.weekday(word)) }
    return (1...7).map { .evening(weekday: $0, isBusy: busy.contains($0)) }
  }

  private static func weekday(_ text: String) throws(CommandError) -> Int {
    let word = text.lowercased()
    let place = PlanSlot.weekdays.firstIndex { $0 == word || $0.prefix(3) == word }
    guard let place else {
      throw .unknown("weekday", text, among: PlanSlot.weekdays, listsAll: true)
    }
    return place + 1
  }

  private static func short(_ weekday: Int) -> String {
    String(PlanSlot.weekdays[weekday - 1].prefix(3))
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split(separator: ",").map { word in
      String(word.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension EaterContext {
  /// The currency of typed prices.
  package var currency: Money.Currency {
    Money.Currency(rawValue: environment.region.currency.code) ?? .usd
  }
}
