import EaterRecord

extension StoredSettings {
  /// The displayed names of the eaters whose limits may be lost; nil for the owner of the device.
  public var unconfirmedEatersShown: [String?] {
    let owner = preferences.household.first?.name
    return unconfirmedEaters.map { $0 == owner ? nil : $0 }
  }
}
