import AppComposition
import AppRecord
import AppShell
import CommandKit
import EaterCommands
import EaterParts
import EaterRecord
import ImportCommands
import MealAdvisorFeatureParts
import MealModels
import PlanningFeatures
import RecipeBookFeatures
import RecipeImport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AppSession {
  /// Adds what comes in from outside the app: picked files, handed pages, and the calendar that
  /// other programs read.
  func addSite(to clients: inout MealAdvisorClients, _ eaters: EaterContext) {
    let (service, stores) = (clients.service, clients.stores)
    let (now, brand, copy) = (context.environment.now, context.brand.name, context.copy)
    let zone = context.environment.secondsFromGMT
    let calendar = AddressSecret(.calendarAddress, in: record.secrets)
    let secrets: [LocalSite.Door: AddressSecret] = [
      .calendar: calendar, .pages: AddressSecret(.pagesAddress, in: record.secrets),
    ]
    let site = LocalSite(
      secret: { secrets[$0]?.text },
      make: { try? secrets[$0]?.made() },
      trail: { [RecipeBookRoutes.handedPage($0)] },
      calendar: { made in
        let date = now()
        let moment = LocalMoment(date: date, secondsFromGMT: zone(date))
        return await stores.planCalendar(
          of: brand, service, at: moment, made: Date(timeIntervalSince1970: made)
        ) { copy.words(of: $0, service) }
      },
      now: { now().timeIntervalSince1970 })
    clients.site = site
    clients.calendarFeed = CalendarSubscription(
      isPossible: { site.origin != nil },
      address: { site.calendarAddress(calendar.text) },
      make: { site.calendarAddress(try? calendar.renewed()) })
    clients.recipeFiles = recipeFiles(of: site, eaters)
  }

  /// The files that a browser sent, or at a terminal the file of a path.
  private func recipeFiles(of site: LocalSite, _ eaters: EaterContext) -> RecipeFileChooser {
    let (reader, isServed, files) = (eaters, context.isServed, inputFile)
    let home = FileManager.default.homeDirectoryForCurrentUser.path(percentEncoded: false)
    return RecipeFileChooser(
      opening: { text in
        if isServed {
          return text.split(separator: " ").compactMap { site.files.take(String($0)) }
            .map { RecipeFileChooser.File($0.name, $0.bytes) }
        }
        let path = text.hasPrefix("~/") ? home + text.dropFirst() : text
        return [.init(path, try files.bytes(path, InputFile.largest))]
      },
      reading: { file, progress throws(ImportError) in
        try reader.fileReader.reading(of: file.bytes, named: file.name) { progress($0.recipes) }
      })
  }
}

extension LocalSite {
  /// The address of the calendar with a secret; nil without a server or a secret.
  fileprivate func calendarAddress(_ secret: String?) -> String? {
    guard let origin, let secret else { return nil }
    return "\(origin)/calendar/\(secret).ics"
  }
}
