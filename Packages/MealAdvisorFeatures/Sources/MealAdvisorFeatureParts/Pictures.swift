import AppShell
import DesignSystem
import MealModels
import MealPictures

/// The actions on the feature that loads an app's pictures.
package enum PictureAction {
  /// The pictures that a screen needs may have changed.
  package static let look = ActionForm("pictures.look")
}

/// The pictures that a feature needs now, the most urgent first.
package struct WantedPictures: Sendable {
  package var requests: [PictureRequest]
}

extension Offers {
  /// Adds pictures of meals, the most urgent first.
  package mutating func want(_ ratio: MealImage.Ratio, of meals: [MealID]) {
    guard !meals.isEmpty else { return }
    add(WantedPictures(requests: meals.map { PictureRequest($0, ratio) }))
  }

  /// The state of a meal's picture; it is drawn at once if the app loads no pictures.
  package func picture(of meal: MealID, _ ratio: MealImage.Ratio) -> PictureState {
    all(PictureShelf.self).first.map { $0[PictureRequest(meal, ratio)] } ?? .drawn
  }
}

extension MealAdvisorFeature {
  /// Asks for the pictures that this feature needs now.
  package var lookForPictures: [Command<Effect>] {
    clients.pictures.load == nil ? [] : [.fire(PictureAction.look.call())]
  }
}
