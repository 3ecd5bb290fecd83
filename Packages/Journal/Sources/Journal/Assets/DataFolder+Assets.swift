/// The assets of a stream: files in a separate folder next to the journal.
///
/// A file is complete on disk under its name before an event names it. A file that no event names
/// is first renamed, and removed only if still no event names it. So if a program stores an asset,
/// and finds it in place after the event is on disk, the asset stays.
extension DataFolder {
  private static let aside = ".unnamed"
  private static let new = ".new"

  /// The folder of a stream's assets.
  func assets(of stream: StreamName) -> String { journal + ".assets-" + stream.rawValue }

  /// The bytes of an asset; nil if the asset does not exist.
  func asset(_ name: AssetName, of stream: StreamName) throws(JournalError) -> [UInt8]? {
    let place = assets(of: stream) + "/" + name.rawValue
    for path in [place, place + Self.aside, place] {
      guard let file = try files.open(path, .read) else { continue }
      defer { file.close() }
      let size = try file.size()
      guard size <= Self.maximumFileSize else {
        throw .fileTooLarge(name.rawValue, bytes: size, limit: Self.maximumFileSize)
      }
      return try file.read(0, size)
    }
    return nil
  }

  /// Stores an asset; returns when it is on disk under its name.
  func keep(_ asset: Asset, of stream: StreamName) throws(JournalError) {
    let folder = assets(of: stream)
    let place = folder + "/" + asset.name.rawValue
    if try holds(asset, at: place) { return }
    try files.makeFolder(folder)
    try files.remove(place + Self.new)
    do throws(JournalError) {
      guard let file = try files.open(place + Self.new, .create) else {
        throw .notAFile(asset.name.rawValue)
      }
      defer { file.close() }
      try file.write(asset.bytes, 0)
      try file.sync()
      try files.rename(place + Self.new, place)
      try files.syncFolder(folder)
    } catch {
      try? files.remove(place + Self.new)
      throw error
    }
  }

  /// Whether a file has the bytes of an asset; if not, the file is damaged or half written.
  func holds(_ asset: Asset, at place: String) throws(JournalError) -> Bool {
    guard let file = try files.open(place, .read) else { return false }
    defer { file.close() }
    guard try file.size() == asset.bytes.count else { return false }
    return try file.read(0, asset.bytes.count) == asset.bytes
  }

  /// Renames the assets of a stream that no event names.
  func setAside(assetsOf stream: StreamName, except named: Set<AssetName>) throws(JournalError) {
    let folder = assets(of: stream)
    for name in try files.list(folder) ?? [] {
      guard let asset = AssetName(rawValue: name), !named.contains(asset) else { continue }
      try files.rename(folder + "/" + name, folder + "/" + name + Self.aside)
    }
  }

  /// Restores renamed assets that an event names, and removes all other renamed ones.
  ///
  /// - Returns: The number of removed assets.
  func finishSweep(of stream: StreamName, named: Set<AssetName>) throws(JournalError) -> Int {
    let folder = assets(of: stream)
    var count = 0
    for name in try files.list(folder) ?? [] where name.hasSuffix(Self.aside) {
      let plain = String(name.dropLast(Self.aside.count))
      if let asset = AssetName(rawValue: plain), named.contains(asset) {
        try files.rename(folder + "/" + name, folder + "/" + plain)
      } else {
        try files.remove(folder + "/" + name)
        count += 1
      }
    }
    return count
  }

  /// The streams that have a folder of assets.
  func streamsWithAssets() throws(JournalError) -> [StreamName] {
    let start = Self.journalName + ".assets-"
    return try (files.list(path) ?? []).filter { $0.hasPrefix(start) }
      .compactMap { try? StreamName(String($0.dropFirst(start.count))) }
  }

  /// Removes all assets, except those of some streams.
  func removeAssets(keeping kept: Set<StreamName> = []) throws(JournalError) {
    for stream in try streamsWithAssets() where !kept.contains(stream) {
      try removeAssets(of: stream)
    }
  }

  /// Removes all assets of a stream.
  func removeAssets(of stream: StreamName) throws(JournalError) {
    let folder = assets(of: stream)
    guard let names = try? files.list(folder) else { return }
    for name in names { try files.remove(folder + "/" + name) }
  }
}
