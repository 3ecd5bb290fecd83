#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension DesignSystemError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The offending text and the correct form.
  public var description: String {
    switch self {
    case .malformedAction(let text):
      "'\(text)' is not an action; an action looks like 'recipe.open?id=tacos'."
    case .rejectedValue(let value, let slot): "'\(value)' does not fit; give \(slot.words)."
    case .unknownAction(let text): "The control does not carry the action '\(text)'; use its own."
    }
  }
}

extension ValueSlot {
  /// The values of the slot, as the end of a sentence.
  fileprivate var words: String {
    switch self {
    case .text(let longest): "a text of at most \(longest) characters"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let ids): "one of \(ids.joined(separator: ", "))"
    case .toggle: "'on' or 'off'"
    case .date: "a date such as '2026-05-12' or '2026-05-12T18:30'"
    }
  }
}
