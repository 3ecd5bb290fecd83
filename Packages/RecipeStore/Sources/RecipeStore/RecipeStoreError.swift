import Journal
import MealModels

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The reason why a change was not stored, not even in part.
public enum RecipeStoreError: Error, Equatable, Sendable {
  /// There is no recipe of that id.
  case unknownRecipe(RecipeID)
  /// The recipe has no title.
  case noTitle
  /// The rating is not from one to five stars.
  case badRating(Int)
  /// A tag or the name of a collection is empty, longer than 60 characters, or on several lines.
  case badName(String)
  /// The recipe is larger than one event may be.
  case tooLarge(bytes: Int, limit: Int)
  /// The file is not a picture of a known kind.
  case notAPicture(bytes: Int)
  /// The picture file is too large to store.
  case pictureTooLarge(bytes: Int, limit: Int)
  /// The picture has too many pixels to show.
  case pictureTooWide(width: Int, height: Int)
  /// The photo is not among the assets of the library.
  case unknownPicture(AssetName)
  /// There is no such version of the recipe.
  case unknownVersion(String)
  /// A recipe cannot be merged with itself.
  case mergedWithItself(RecipeID)
  /// A name that is to be settled has no words.
  case noName(String)
  /// A link is not an address of a web page.
  case badLink(String)
  /// The journal could not be read or written.
  case journal(JournalError)
}

extension RecipeStoreError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the correct form, in one sentence.
  public var description: String {
    switch self {
    case .unknownRecipe(let id): "There is no recipe '\(id)'; the list of recipes shows all ids."
    case .noTitle: "The recipe has no title; give it the name of the dish."
    case .badRating(let stars): "\(stars) is not a rating; give 1 to 5 stars."
    case .badName(let name):
      "'\(name.prefix(60))' is not a name; write 1 to 60 characters on one line."
    case .tooLarge(let bytes, let limit):
      "The recipe has \(bytes) bytes, and the limit is \(limit); split it in two."
    case .notAPicture:
      "This file is not a picture; choose a JPEG, PNG, HEIC, WebP or GIF file."
    case .pictureTooLarge(let bytes, let limit):
      "The picture has \(bytes) bytes, and the limit is \(limit); make it smaller."
    case .pictureTooWide(let width, let height):
      "The picture has \(width) x \(height) pixels; make it smaller: at most "
        + "\(PictureSize.longestSide) on the longer side and \(PictureSize.mostDots) in all."
    case .unknownPicture: "That photo is not in the library; add it to the recipe again."
    case .unknownVersion: "The recipe has no such version; its history lists all versions."
    case .mergedWithItself: "A recipe cannot be merged with itself; choose another one."
    case .noName(let name): "'\(name.prefix(60))' is not a name; write at least one word."
    case .badLink(let link):
      "'\(link.prefix(80))' is not a link to a page; a link begins with https:// or http://."
    case .journal(let error): "The recipes could not be read or stored. \(error)"
    }
  }
}
