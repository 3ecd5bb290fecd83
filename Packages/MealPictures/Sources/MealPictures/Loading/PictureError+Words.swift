import DesignSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PictureError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the remedy, in plain English.
  public var description: String {
    switch self {
    case .offline: "There is no connection to load the picture; try again when there is one."
    case .interrupted: "Loading the picture was cancelled."
    case .unavailable: "The picture cannot be loaded now; try again later."
    case .unfit(let findings):
      "The picture is not fit to be shown. \(findings.map(\.words).joined(separator: " "))"
    }
  }
}

extension PhotoFinding {
  /// The finding and the correct value, as a sentence.
  fileprivate var words: String {
    switch self {
    case .name: "It needs a name, and its dark variant another one."
    case .size(let width, let height): "Its size of \(width) x \(height) pixels is not positive."
    case .empty: "Its file is empty."
    case .narrow(let width, let least): "It is \(width) pixels wide and needs \(least)."
    case .shape(let width, let height, _):
      "Its proportions of \(width) x \(height) are not the wanted ones; cut it."
    case .fallbackFormat: "It is a JPEG; WebP is smaller."
    case .format(let format): "Its format is \(format); save it as WebP or JPEG."
    case .heavy(let bytes, let limit): "It has \(bytes) bytes and must have less than \(limit)."
    }
  }
}
