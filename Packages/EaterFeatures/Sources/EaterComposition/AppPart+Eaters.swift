import AppComposition
import DesignSystem
import EaterParts
import EaterRecord
import EaterScreens
import EaterSettings
import EaterTable
import FoodFacts
import Journal
import MealModels
import Preferences

extension AppPart {
  /// Diets, allergies, unwanted foods, and the people at the table, with links to both pages.
  ///
  /// A device that joins a household sends all of this data again.
  ///
  /// - Parameters:
  ///   - foods: the foods that limits may name.
  ///   - describesPreferences: whether it describes the stream of preferences; false if the app
  ///     also has the part `looks`.
  public static func eaters(
    foods: @escaping @Sendable () -> FoodBook = { .culinary }, describesPreferences: Bool = true
  ) -> AppPart {
    AppPart(
      sharing: [EventStream<EaterPreferences, PreferencesEvent>.preferences.sharing],
      opening: { session in
        session.households.rules.statement = stores(of: session).sharingRules.statement
      },
      features: { session in
        var clients = EaterClients(
          stores: stores(of: session), foods: foods, copy: session.context.copy)
        (clients.hasNutritionLimits, clients.hasTasteQuiz) = (false, false)
        clients.opensPages = true
        clients.describesPreferences = describesPreferences
        return [clients.settings, clients.table]
      }, words: CopyTable.eaterScreensEnglish.entries)
  }

  private static func stores(of session: AppSession) -> Stores {
    Stores(session.record, premium: PremiumRules(session.record.offer))
  }
}
