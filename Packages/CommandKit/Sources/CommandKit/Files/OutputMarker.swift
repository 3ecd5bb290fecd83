/// What the marker of an output folder says: who wrote it, then a line for each file.
struct OutputMarker: Equatable {
  /// The program that writes the folder, as it calls itself in files.
  var maker: String
  /// The command that writes the folder.
  var command: String
  /// The files that it wrote.
  var paths: Set<String> = []

  /// Makes the marker of a folder without files.
  init(maker: String, command: String) {
    self.maker = maker
    self.command = command
  }

  /// Reads a marker; nil when it is not one.
  init?(text: String, maker: String) {
    self.init(maker: maker, command: "")
    let lines = text.split(separator: "\n").map(String.init)
    guard let first = lines.first, first.hasPrefix(start) else { return nil }
    command = String(first.dropFirst(start.count))
    paths = Set(lines.dropFirst())
  }

  /// The marker as text, its files in the order of their names.
  var text: String {
    ([start + command] + paths.sorted()).map { $0 + "\n" }.joined()
  }

  /// The file of the folder that says whose it is.
  var name: String { ".\(maker)-output" }

  private var start: String { "Written by \(maker) " }
}
