/// A file that is read when it is wanted.
struct FileSource {
  /// Its path, with the archives in which it lies before it.
  var path: String
  /// Its bytes.
  var load: () throws(ArchiveError) -> [UInt8]

  init(path: String, load: @escaping () throws(ArchiveError) -> [UInt8]) {
    self.path = path
    self.load = load
  }

  /// Its name, without folders.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The folder in which it lies, with a slash at its end; empty where it lies in none.
  var folder: String { String(path.dropLast(name.count)) }

  /// Its name without what says its kind.
  var title: String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// What its name ends with, in small letters.
  var ending: String { name.split(separator: ".").dropFirst().last?.lowercased() ?? "" }

  /// Whether systems put it there, and not people.
  var isBookkeeping: Bool {
    name.hasPrefix(".") || path.contains("__MACOSX/")
      || ["thumbs.db", "desktop.ini"].contains(name.lowercased())
  }
}
