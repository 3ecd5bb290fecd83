import CommandKit
import PrintedText
import RecipeImport
import WebPages

/// The source of a recipe, as a call names it.
enum ImportSource {
  /// A page of the web.
  case page(PageAddress)
  /// A file, or standard input.
  case file([UInt8])

  /// The source that an operand names: a link, a file, or standard input.
  ///
  /// An operand without a scheme is a link if it looks like one and no file has that name.
  init(_ operand: String, _ files: InputFile) throws(CommandError) {
    if operand.contains("://") {
      self = .page(try Self.address(operand))
      return
    }
    do throws(InputError) {
      self = .file(try files.bytes(operand, InputFile.largest))
    } catch {
      guard case .missing = error, Self.isLink(operand) else { throw .input(error) }
      self = .page(try Self.address("https://" + operand))
    }
  }

  private static func address(_ text: String) throws(CommandError) -> PageAddress {
    do throws(PageFetchError) { return try PageAddress(text) } catch {
      throw .importing(.unfetched(error))
    }
  }

  /// Whether a text is a link: "example.com/soup" and "127.0.0.1:8080/soup" are;
  /// "soups/tomato.html" is a missing file.
  private static func isLink(_ text: String) -> Bool {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let host = parts[0].split(separator: ":", omittingEmptySubsequences: false)
    let hasPort = host.count == 2 && !host[1].isEmpty && host[1].allSatisfy(\.isNumber)
    guard hasPort || host.count == 1, isHost(host[0]) else { return false }
    return hasPort || parts.count > 1 || text.hasPrefix("www.")
  }

  /// Whether a text may be a host name or an IP address.
  private static func isHost(_ text: Substring) -> Bool {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count > 1, names.allSatisfy({ !$0.isEmpty }) else { return text == "localhost" }
    let isNumbered = names.count == 4 && names.allSatisfy { UInt8($0) != nil }
    let ending = names[names.count - 1]
    return isNumbered || ending.count >= 2 && ending.allSatisfy(\.isLetter)
  }
}

extension CommandError {
  /// The error of a recipe that was not read; a wrong link, or a link to a wrong target, is treated
  /// as a wrong call.
  static func importing(_ error: ImportError) -> CommandError {
    switch error {
    case .noRecipe(_, let why):
      .wrong(why.prefix(3).map(PlainText.cleaned).joined(separator: " "))
    case .otherFormat: .wrong("\(phrase(of: error)): leave --format out")
    case .unfetched: error.isOfTheLink ? .wrong(error.sentence) : .failed(error.sentence)
    }
  }
}
