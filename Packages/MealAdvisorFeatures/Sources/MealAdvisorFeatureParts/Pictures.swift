import AppShell
import DesignSystem
import MealModels
import MealPictures

/// What features ask of whoever loads the pictures of an app.
package enum PictureAction {
  /// What a screen wants may be something else now.
  package static let look = ActionForm("pictures.look")
}

/// Pictures that a feature wants now, the most urgent first.
package struct WantedPictures: Sendable {
  package var requests: [PictureRequest]
}

extension Offers {
  /// Wants pictures of meals, the most urgent first.
  package mutating func want(_ ratio: MealImage.Ratio, of meals: [MealID]) {
    guard !meals.isEmpty else { return }
    add(WantedPictures(requests: meals.map { PictureRequest($0, ratio) }))
  }

  /// How far the picture of a meal is; drawn at once where nobody loads any.
  package func picture(of meal: MealID, _ ratio: MealImage.Ratio) -> PictureState {
    all(PictureShelf.self).first.map { $0[PictureRequest(meal, ratio)] } ?? .drawn
  }
}

extension MealAdvisorFeature {
  /// Has the pictures loaded that this feature wants now.
  package var lookForPictures: [Command<Effect>] {
    clients.pictures.load == nil ? [] : [.fire(PictureAction.look.call())]
  }
}
