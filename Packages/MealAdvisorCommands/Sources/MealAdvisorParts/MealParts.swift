import AppComposition
import AppShell
import DesignSystem
import EaterCommands
import EaterRecord
@_exported import MealAdvisorFeatures
import MealAdvisorSessions
import MealAdvisorVerbs
import MealKitchen
import Presentation

/// The parts of which MealAdvisor, RecipeApp and other apps of meals are made.
public struct MealParts: Sendable {
  /// The version of the features.
  public static let version = SettingsInput.currentVersion

  private let kitchen: Kitchen
  private let premium: PremiumRules
  private let start: Route

  /// Makes the parts of one app.
  ///
  /// - Parameters:
  ///   - kitchen: the meals, foods, pages and the grocer.
  ///   - premium: the app's premium rules.
  ///   - start: its first screen.
  public init(_ kitchen: Kitchen, selling premium: PremiumRules, beginningAt start: Route) {
    (self.kitchen, self.premium, self.start) = (kitchen, premium, start)
  }

  /// A part for each subject, in the order of the tabs, after a common part.
  ///
  /// The common part opens the data folder for all of them, and contains all words and samples of
  /// all screens.
  public func parts(of subjects: [MealSubject]) -> [AppPart] {
    // The subjects with their own screen for unreadable data.
    let tellsOfUnread = !Set(subjects).isDisjoint(with: [.home, .restart])
    let eaters = AppPart(
      opening: { session in
        session.open(for: context(session.context))
        guard tellsOfUnread else { return }
        session.unread = UnreadNotice(
          .failure(session.context.copy("error.system.storage")), at: Route(Routes.systemError))
      },
      screens: kitchen.screens, words: CopyTable.english.entries)
    return [eaters] + subjects.map(part)
  }

  private func part(of subject: MealSubject) -> AppPart {
    AppPart(
      features: { session in
        subject.features(session.clients(context(session.context)), beginningAt: start)
      },
      verbs: { sessions, app in subject.verbs(context(app, sessions)) })
  }

  private func context(_ app: AppContext, _ sessions: SessionOpener? = nil) -> EaterContext {
    EaterContext(app, kitchen, selling: premium, sessions: sessions)
  }
}
