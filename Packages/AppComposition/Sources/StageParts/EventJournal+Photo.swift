import Journal

extension EventJournal {
  /// The file of a photo by its name; nil if there is none, or if it cannot be read now.
  ///
  /// A photo that cannot be read is no fault of the app: what is drawn under it stays.
  public func photo(_ name: String) -> [UInt8]? {
    guard let name = AssetName(rawValue: name) else { return nil }
    return (try? asset(name)) ?? nil
  }
}
