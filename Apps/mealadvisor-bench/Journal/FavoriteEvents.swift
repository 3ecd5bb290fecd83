#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import FavoritesStore
import Journal
import MealModels

/// Favorites events like those of years of use: the same meals are saved and removed in turn.
enum FavoriteEvents {
  /// The event with a number; `isRemoving` sets whether every second round over the meals removes
  /// them.
  static func event(_ number: Int, meals: Int = 1000, isRemoving: Bool = true) -> FavoritesEvent {
    let meal = number % meals
    let favorite = Favorite(
      key: .init(.meal, "meal-\(meal)"), title: "Meal \(meal)", minutes: 25, difficulty: .easy,
      picture: DishPicture(kind: .bowl, description: "a bowl of golden rice with green leaves"))
    return isRemoving && number / meals % 2 == 1 ? .removed(favorite.key) : .saved(favorite)
  }

  /// Events ready to be appended.
  static func events(_ numbers: Range<Int>, meals: Int = 1000) throws(BenchError) -> [Event] {
    var events: [Event] = []
    for number in numbers {
      guard let event = try? EventStream.favorites.event(event(number, meals: meals), at: time)
      else { throw .wrongResult("a favorite is not an event") }
      events.append(event)
    }
    return events
  }

  private static let time = Date(timeIntervalSince1970: 1_778_610_600)
}
