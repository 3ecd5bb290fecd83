/// What any command may use of the world outside: files, the streams of the process, a width.
public struct CommandContext: Sendable {
  /// How files that a call names are read.
  public var inputFile: InputFile
  /// How exported documents are written.
  public var exportFile: ExportFile
  /// How commands write folders full of files.
  public var outputFolder: OutputFolder
  /// Shows how far a long command is, on one line that the next one replaces; silent by default.
  public var progress: @Sendable (_ line: String) -> Void = { _ in }
  /// Shows a line of output at once, of a command that goes on; silent by default.
  public var say: @Sendable (_ line: String) -> Void = { _ in }
  /// How many columns a drawing may use.
  public var columns: Int

  /// Makes a context; without more, of the real files.
  public init(
    outputFolder: OutputFolder, inputFile: InputFile = .live, exportFile: ExportFile = .live,
    columns: Int = Self.defaultColumns
  ) {
    self.inputFile = inputFile
    self.exportFile = exportFile
    self.outputFolder = outputFolder
    self.columns = columns
  }

  /// The columns of a drawing where nobody says otherwise.
  public static let defaultColumns = 80

  /// The columns that a `COLUMNS` variable asks for, 40 to 160; the default without one.
  public static func columns(of variables: [String: String]) -> Int {
    guard let text = variables["COLUMNS"], let count = Int(text), count > 0 else {
      return defaultColumns
    }
    return min(max(count, 40), 160)
  }
}
