/// The assets of a stream: files in a folder of their own beside the journal.
///
/// A file is whole under its name on disk before any event names it. One that no event names is
/// first put aside under another name, and removed only if still no event names it then; so whoever
/// stores an asset and sees it in its place after its event is on disk will always find it.
extension DataFolder {
  private static let aside = ".unnamed"
  private static let new = ".new"

  /// The folder of a stream's assets.
  func assets(of stream: StreamName) -> String { journal + ".assets-" + stream.rawValue }

  /// What an asset holds; nil where there is none.
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

  /// Returns when an asset is on disk under its name.
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

  /// Whether a file has the bytes of an asset: one that does not is damaged, or was half written.
  func holds(_ asset: Asset, at place: String) throws(JournalError) -> Bool {
    guard let file = try files.open(place, .read) else { return false }
    defer { file.close() }
    guard try file.size() == asset.bytes.count else { return false }
    return try file.read(0, asset.bytes.count) == asset.bytes
  }

  /// Puts the assets of a stream aside that no event names.
  func setAside(assetsOf stream: StreamName, except named: Set<AssetName>) throws(JournalError) {
    let folder = assets(of: stream)
    for name in try files.list(folder) ?? [] {
      guard let asset = AssetName(rawValue: name), !named.contains(asset) else { continue }
      try files.rename(folder + "/" + name, folder + "/" + name + Self.aside)
    }
  }

  /// Puts assets back that were put aside and are named, and removes the others and what a write
  /// left that did not finish; gives how many assets were removed.
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

  /// Removes all assets of all streams but some.
  func removeAssets(keeping kept: Set<StreamName> = []) throws(JournalError) {
    let start = Self.journalName + ".assets-"
    for folder in try files.list(path) ?? [] where folder.hasPrefix(start) {
      guard let stream = try? StreamName(String(folder.dropFirst(start.count))),
        !kept.contains(stream)
      else { continue }
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
