import PrintedText

extension InputError {
  /// Why a named file could not be read, with the remedy.
  public var sentence: String {
    switch self {
    case .missing(let name): "there is no file \(PlainText.quoted(name)); check its name and folder"
    case .unreadable(let name):
      "\(PlainText.quoted(name)) cannot be read; name a text file that you may read"
    case .tooLong(let name):
      "\(PlainText.quoted(name)) is too long; expected at most \(InputFile.longest >> 20) MiB"
    case .tooLarge(let name):
      "\(PlainText.quoted(name)) is too large; expected at most \(InputFile.largest >> 20) MiB"
    case .notText(let name): "\(PlainText.quoted(name)) is not a text in UTF-8; save it in UTF-8"
    }
  }
}
