/// A script, a style sheet or a picture, as browsers receive it.
struct WebFile: Equatable, Sendable {
  /// The kinds of files, by the ends of their names.
  enum Kind: String, CaseIterable {
    case js, css, svg
  }

  /// The name of the file, such as `shell.js`.
  let name: String
  /// The text of the file.
  private(set) var text: String
  /// How many files it is made of.
  private(set) var parts: Int

  /// Makes a file; it is empty unless a text is given.
  init(name: String, text: String = "", parts: Int = 0) {
    self.name = name
    self.text = text
    self.parts = parts
  }

  /// Its name as a Swift constant: `page-notes.css` is `pageNotesCSS`.
  var constant: String {
    let words = name.split(whereSeparator: { $0 == "-" || $0 == "." }).map(String.init)
    let inner = words.dropFirst().dropLast().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return words.prefix(1).joined() + inner.joined() + (words.last ?? "").uppercased()
  }

  /// The files of a folder, in the order of their names.
  ///
  /// A text at `entry.css` is a separate file; texts at `shell.js/01-state.js` and so on are the
  /// parts of `shell.js`, one after another in the order of their names.
  ///
  /// - Parameter texts: the texts of the folder, by paths with `/` between folders.
  static func files(
    of texts: [String: String]
  ) throws(WebFolderError) -> [WebFile] {
    var files: [WebFile] = []
    for (path, text) in texts.sorted(by: { $0.key < $1.key }) {
      let name = try served(path)
      try check(text, at: path)
      if files.last?.name != name { files.append(WebFile(name: name)) }
      files[files.count - 1].add(text)
    }
    return files
  }

  private mutating func add(_ part: String) {
    text += part
    parts += 1
  }

  /// The name under which the file at a path is served.
  private static func served(_ path: String) throws(WebFolderError) -> String {
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let kinds = Set(names.map(kind))
    guard let name = names.first, names.count <= 2, kinds.count == 1, !kinds.contains(nil),
      isName(name)
    else { throw .wrongPath(path) }
    return name
  }

  private static func kind(_ name: String) -> Kind? {
    name.split(separator: ".", omittingEmptySubsequences: false).count == 2
      ? Kind.allCases.first { name.hasSuffix(".\($0.rawValue)") } : nil
  }

  /// Whether a name can become a constant: lower-case letters, digits and hyphens, a letter first.
  private static func isName(_ name: String) -> Bool {
    let stem = name.prefix { $0 != "." }
    return stem.first?.isLetter == true && !stem.hasSuffix("-") && !stem.contains("--")
      && stem.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  /// Checks that a text has only whole lines, so that parts can be joined, and no control
  /// characters, so that a literal can hold it.
  private static func check(_ text: String, at path: String) throws(WebFolderError) {
    let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\n") }
    guard isPlain, text.utf8.last == UInt8(ascii: "\n") else { throw .wrongText(path) }
  }
}
