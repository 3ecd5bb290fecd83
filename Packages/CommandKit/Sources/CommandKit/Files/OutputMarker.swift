/// The marker file of an output folder: its writer, then one line per file.
struct OutputMarker: Equatable {
  /// The program that writes the folder; this is its name in files.
  var maker: String
  /// The command that writes the folder.
  var command: String
  /// The files that the command wrote.
  var paths: Set<String> = []

  /// Makes the marker of a folder without files.
  init(maker: String, command: String) {
    self.maker = maker
    self.command = command
  }

  /// Reads a marker; nil if the text is not a marker.
  init?(text: String, maker: String) {
    self.init(maker: maker, command: "")
    let lines = text.split(separator: "\n").map(String.init)
    guard let first = lines.first, first.hasPrefix(start) else { return nil }
    command = String(first.dropFirst(start.count))
    paths = Set(lines.dropFirst())
  }

  /// The marker as text, with the files sorted by name.
  var text: String {
    ([start + command] + paths.sorted()).map { $0 + "\n" }.joined()
  }

  /// The name of the marker file.
  var name: String { ".\(maker)-output" }

  private var start: String { "Written by \(maker) " }
}
