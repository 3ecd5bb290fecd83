/// A file that is read on request.
struct FileSource {
  /// Its path, after the paths of the archives that contain it.
  var path: String
  /// Its bytes.
  var load: () throws(ArchiveError) -> [UInt8]

  init(path: String, load: @escaping () throws(ArchiveError) -> [UInt8]) {
    self.path = path
    self.load = load
  }

  /// Its name, without folders.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The folder that contains it, with a slash at its end; empty if there is none.
  var folder: String { String(path.dropLast(name.count)) }

  /// Its name without the ending.
  var title: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The ending of its name, in small letters.
  var ending: String { name.split(separator: ".").dropFirst().last?.lowercased() ?? "" }

  /// Whether the system put it there, and not a person.
  var isBookkeeping: Bool {
    name.hasPrefix(".") || path.contains("__MACOSX/")
      || ["thumbs.db", "desktop.ini"].contains(name.lowercased())
  }
}
