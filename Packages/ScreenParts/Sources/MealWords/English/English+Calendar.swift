import AppWords

extension CopyTable {
  /// Days and months, Monday and January first.
  static let calendarEnglish: [CopyKey: CopyEntry] = [
    "calendar.day": "{weekday} {day} {month}",
    "calendar.date.month-first": "{month} {day}, {year}",
    "calendar.date.day-first": "{day} {month} {year}",
    "weekday.1": "Monday",
    "weekday.2": "Tuesday",
    "weekday.3": "Wednesday",
    "weekday.4": "Thursday",
    "weekday.5": "Friday",
    "weekday.6": "Saturday",
    "weekday.7": "Sunday",
    "month.1": "January",
    "month.2": "February",
    "month.3": "March",
    "month.4": "April",
    "month.5": "May",
    "month.6": "June",
    "month.7": "July",
    "month.8": "August",
    "month.9": "September",
    "month.10": "October",
    "month.11": "November",
    "month.12": "December",
    "ago.now": "just now",
    "ago.minutes": .plural(one: "{count}m ago", other: "{count}m ago"),
    "ago.hours": .plural(one: "{count}h ago", other: "{count}h ago"),
    "ago.days": .plural(one: "{count}d ago", other: "{count}d ago"),
    "ago.spoken.minutes": .plural(one: "{count} minute ago", other: "{count} minutes ago"),
    "ago.spoken.hours": .plural(one: "{count} hour ago", other: "{count} hours ago"),
    "ago.spoken.days": .plural(one: "{count} day ago", other: "{count} days ago"),
  ]
}
