import EaterMeals
import WeekShopping
import FavoritesStore
import Groceries
import Journal
import MealPlan
import Preferences
import PremiumGate
import RecipeAssistant
import RecipeStore
import SuggestionEngine
import Sync
import Testing

/// What each stream says of its audience, against the list of what may leave the device.
@Suite struct StreamAudienceTests {
  private typealias Named = (name: StreamName, audience: StreamAudience)

  private static func named<State, Content>(_ stream: EventStream<State, Content>) -> Named {
    (stream.name, stream.audience)
  }

  /// Every stream of an eater's record that is described as one.
  private let streams: [Named] = [
    named(.preferences), named(.favorites), named(.history), named(.plan), named(.grocery),
    named(.pantry), named(.aisles), named(.settledNames), named(.assistant), named(.quiz),
    named(.quietLines), named(.stove), named(.account), named(.consents), named(.measurements),
    named(.crashes), named(.entitlement), named(.nudge), named(.receipt), named(.recentSearches),
    named(.unfinishedRecipe), named(.importQueue),
  ]

  @Test func `a stream that the household hears of is on the list, and no other one is`() {
    for stream in streams {
      let isListed = SharedStreams.family.contains(stream.name)
      #expect((stream.audience == .household) == isListed, "\(stream.name)")
    }
    let unseen = SharedStreams.family.subtracting(streams.map(\.name))
    #expect(unseen == [RecipeLibrary.sharing.name, MealNotes.sharing.name])
  }

  @Test func `an eater's record shares all of the list`() throws {
    let stores = Stores(journal: try .inMemory(), premium: PremiumRules())
    #expect(Set(stores.sharing.streams.map(\.name)) == SharedStreams.family)
    let limits = stores.sharing.streams.filter(\.holdsLimits).map(\.name)
    #expect(Set(limits) == ["preferences", "settled-names"])
  }
}
