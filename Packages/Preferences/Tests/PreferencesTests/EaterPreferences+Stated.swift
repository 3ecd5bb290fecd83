import Preferences

extension EaterPreferences {
  /// The statement by a device, which numbers the people that nobody told apart yet.
  func stated(by device: String) -> [PreferencesEvent] {
    var count = 0
    return statement {
      count += 1
      return "\(device)-\(count)"
    }
  }
}
