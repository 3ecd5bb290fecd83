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
      self = .page(try Self.address("https://" + operand))
    }
  }

  private static func address(_ text: String) throws(CommandError) -> PageAddress {
    do throws(PageFetchError) { return try PageAddress(text) } catch { throw .page(error) }
  }

  /// "example.com/soup" and "127.0.0.1:8080/soup" are links; "soups/tomato.html" is a file that is
  /// not there.
  private static func isLink(_ text: String) -> Bool {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let host = parts[0].split(separator: ":", omittingEmptySubsequences: false)
    let hasPort = host.count == 2 && !host[1].isEmpty && host[1].allSatisfy(\.isNumber)
    guard hasPort || host.count == 1, isHost(host[0]) else { return false }
    return hasPort || parts.count > 1 || text.hasPrefix("www.")
  }

  /// Whether a text may be the name or the number of a machine.
  private static func isHost(_ text: Substring) -> Bool {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count > 1, names.allSatisfy({ !$0.isEmpty }) else { return text == "localhost" }
    let isNumbered = names.count == 4 && names.allSatisfy { UInt8($0) != nil }
    let ending = names[names.count - 1]
    return isNumbered || ending.count >= 2 && ending.allSatisfy(\.isLetter)
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
