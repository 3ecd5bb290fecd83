#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FoodLineError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The offending text and the correct form.
  public var description: String {
    switch self {
    case .shape(let text): "Unexpected '\(text)'; expected 'ID: NAME; ALIAS'."
    case .id(let text): "Bad id '\(text)'; expected lower-case words joined by hyphens."
    case .allergen(let text):
      "Unknown allergen '\(text)'; expected a word such as 'milk' or 'tree-nut'."
    case .contents(let text):
      "Unknown allergen or class '\(text)'; expected a word such as 'milk' or 'meat'."
    case .amount(let text):
      "Bad amount '\(text)'; expected a number within its range, such as 'density: 0.96'."
    case .unit(let text):
      "Unknown unit '\(text)'; expected a unit that counts pieces, such as 'slice'."
    case .season(let text): "Bad season '\(text)'; expected months such as 4-6 or 11-2, 4."
    }
  }
}
