/// The environment of a command: files, the process's streams, and the width of the terminal.
public struct CommandContext: Sendable {
  /// Reads files that a call names.
  public var inputFile: InputFile
  /// Writes exported documents.
  public var exportFile: ExportFile
  /// Writes folders of files.
  public var outputFolder: OutputFolder
  /// Shows the progress of a long command, on one line that the next call replaces.
  ///
  /// By default nothing is shown.
  public var progress: @Sendable (_ line: String) -> Void = { _ in }
  /// Prints a line at once, while a command runs.
  ///
  /// By default nothing is printed.
  public var say: @Sendable (_ line: String) -> Void = { _ in }
  /// How many columns a drawing may use.
  public var columns: Int

  /// Makes a context; by default with the real files.
  public init(
    outputFolder: OutputFolder, inputFile: InputFile = .live, exportFile: ExportFile = .live,
    columns: Int = Self.defaultColumns
  ) {
    self.inputFile = inputFile
    self.exportFile = exportFile
    self.outputFolder = outputFolder
    self.columns = columns
  }

  /// The default columns of a drawing.
  public static let defaultColumns = 80

  /// The columns that a `COLUMNS` variable sets, from 40 to 160; the default without the variable.
  public static func columns(of variables: [String: String]) -> Int {
    guard let text = variables["COLUMNS"], let count = Int(text), count > 0 else {
      return defaultColumns
    }
    return min(max(count, 40), 160)
  }
}
