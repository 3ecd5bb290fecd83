import DesignSystem
import MealModels

/// The heading of a day: "Sat 28", "Sat 28 · Today" or "Sat 28 · Skipped", spoken in full.
struct DayHeading {
  /// The visible words.
  let text: String
  /// The spoken words: "Today, Saturday 28 November".
  let spoken: String

  init(_ day: PlannerInput.Day, today: Int?, _ copy: Copy) {
    var (text, spoken) = (copy.shortDate(day.id), copy.day(day.id))
    func mark(_ key: String) {
      text = copy(CopyKey(key), ["date": text])
      spoken = copy(CopyKey("\(key).spoken"), ["date": spoken])
    }
    if day.id == today { mark("planner.date.today") }
    if day.isSkipped { mark("planner.date.skipped") }
    (self.text, self.spoken) = (text, spoken)
  }
}
