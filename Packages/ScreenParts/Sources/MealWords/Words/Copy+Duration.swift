import AppWords

extension Copy {
  /// A time span in words, such as "1 hour 30 minutes"; parts that are zero are left out.
  public func duration(_ seconds: Int) -> String {
    let parts = [
      ("duration.hours", seconds / 3600), ("meal.minutes.spoken", seconds / 60 % 60),
      ("duration.seconds", seconds % 60),
    ].filter { $0.1 > 0 }
    guard !parts.isEmpty else { return self("duration.seconds", count: 0) }
    return parts.map { self(CopyKey($0.0), count: $0.1) }.joined(separator: " ")
  }

  /// A number of minutes in short, such as "45 min"; more than an hour as "12 h 50 min".
  public func minutes(_ minutes: Int) -> String {
    guard minutes > 60 else { return self("meal.minutes", count: minutes) }
    let hours = self("meal.hours", count: minutes / 60)
    return minutes % 60 == 0
      ? hours : [hours, self("meal.minutes", count: minutes % 60)].joined(separator: " ")
  }

  /// A number of minutes for reading aloud, such as "25 minutes" or "12 hours 50 minutes".
  public func spokenMinutes(_ minutes: Int) -> String {
    minutes > 60 ? duration(minutes * 60) : self("meal.minutes.spoken", count: minutes)
  }

  /// A time span as a clock shows it, such as "5:42" or "1:05:00".
  public static func clock(_ seconds: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let hours = seconds / 3600
    let minutes = seconds / 60 % 60
    let end = two(seconds % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(end)" : "\(minutes):\(end)"
  }
}
