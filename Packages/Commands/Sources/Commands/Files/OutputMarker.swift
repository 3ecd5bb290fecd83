/// What the marker of an output folder says: the command, then a line for each file.
struct OutputMarker: Equatable {
  /// The command that writes the folder.
  var command: String
  /// The files that it wrote.
  var paths: Set<String> = []

  /// Makes the marker of a folder without files.
  init(command: String) {
    self.command = command
  }

  /// Reads a marker; nil when it is not one.
  init?(text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    guard let first = lines.first, first.hasPrefix(Self.start) else { return nil }
    command = String(first.dropFirst(Self.start.count))
    paths = Set(lines.dropFirst())
  }

  /// The marker as text, its files in the order of their names.
  var text: String {
    ([Self.start + command] + paths.sorted()).map { $0 + "\n" }.joined()
  }

  private static let start = "Written by mealadvisor "
}
