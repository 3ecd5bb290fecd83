import Journal
import MealModels

/// Why something was not stored; nothing of it was.
public enum RecipeStoreError: Error, Equatable, Sendable {
  /// There is no recipe of that id.
  case unknownRecipe(RecipeID)
  /// The recipe has no title.
  case noTitle
  /// A rating is one to five stars.
  case badRating(Int)
  /// A tag or the name of a collection is empty, longer than 60 characters, or on several lines.
  case badName(String)
  /// The recipe is larger than one event may be.
  case tooLarge(bytes: Int, limit: Int)
  /// The file is no picture of a known kind.
  case notAPicture(bytes: Int)
  /// The picture is larger than is kept.
  case pictureTooLarge(bytes: Int, limit: Int)
  /// The picture has more dots than can be shown.
  case pictureTooWide(width: Int, height: Int)
  /// The photo is not among the assets of the library.
  case unknownPicture(AssetName)
  /// There is no such version of the recipe.
  case unknownVersion(String)
  /// A recipe cannot be merged with itself.
  case mergedWithItself(RecipeID)
  /// A name that is to be settled has no words.
  case noName(String)
  /// A link is no address of a web page.
  case badLink(String)
  /// The journal could not be read or written.
  case journal(JournalError)
}

extension RecipeStoreError: CustomStringConvertible {
  /// What was wrong, and what would be right, in one sentence.
  public var description: String {
    switch self {
    case .unknownRecipe(let id): "There is no recipe '\(id)'; the list of recipes has all ids."
    case .noTitle: "The recipe has no title; give it the name of the dish."
    case .badRating(let stars): "\(stars) is no rating; give 1 to 5 stars."
    case .badName(let name):
      "'\(name.prefix(60))' is no name; write 1 to 60 characters on one line."
    case .tooLarge(let bytes, let limit):
      "The recipe has \(bytes) bytes, and one may have \(limit); part it in two."
    case .notAPicture:
      "This file is no picture; take a photo as JPEG, PNG, HEIC, WebP or GIF."
    case .pictureTooLarge(let bytes, let limit):
      "The picture has \(bytes) bytes, and one may have \(limit); make it smaller."
    case .pictureTooWide(let width, let height):
      "The picture says that it is \(width) x \(height) dots, and none may be longer than "
        + "\(PictureSize.longestSide) or have more than \(PictureSize.mostDots); make it smaller."
    case .unknownPicture: "That photo is not in the library; add it to the recipe again."
    case .unknownVersion: "The recipe has no such version; its history lists all."
    case .mergedWithItself: "A recipe cannot be merged with itself; choose another one."
    case .noName(let name): "'\(name.prefix(60))' names nothing; write at least one word."
    case .badLink(let link):
      "'\(link.prefix(80))' is no link to a page; it begins with https:// or http://."
    case .journal(let error): "The recipes could not be read or stored (\(error))."
    }
  }
}
