import CommandKit
import PrintedText
import RecipePages
import WebPages

/// Where a recipe comes from, as a call names it.
enum ImportSource {
  /// A page of the web.
  case page(PageAddress)
  /// A file, or standard input.
  case file([UInt8])

  /// What an operand names: a link, a file, or standard input.
  ///
  /// What names no file and has the form of a link without its scheme is a link.
  init(_ operand: String, _ files: InputFile) throws(CommandError) {
    if operand.contains("://") {
      self = .page(try Self.address(operand))
      return
    }
    do throws(InputError) {
      self = .file(try files.bytes(operand, InputFile.largest))
    } catch {
      guard case .missing = error, Self.isLink(operand) else { throw .input(error) }
      self = .page(try Self.address(operand))
    }
  }

  private static func address(_ text: String) throws(CommandError) -> PageAddress {
    do throws(PageFetchError) { return try PageAddress(text) } catch { throw .page(error) }
  }

  /// "example.com/soup" is a link; "soups/tomato.html" is a file that is not there.
  private static func isLink(_ text: String) -> Bool {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let host = parts.first, let dot = host.lastIndex(of: "."), host.first != "." else {
      return false
    }
    let ending = host[host.index(after: dot)...]
    let isHost = ending.count >= 2 && ending.allSatisfy(\.isLetter)
    return isHost && (parts.count > 1 || text.hasPrefix("www."))
  }
}

extension CommandError {
  /// A page that was not fetched; it is the call that is wrong where the address is.
  static func page(_ error: PageFetchError) -> CommandError {
    switch error {
    case .notAnAddress, .notOfTheWeb, .holdsPassword, .notPublic, .notAPage: .wrong(error.sentence)
    default: .failed(error.sentence)
    }
  }
}
