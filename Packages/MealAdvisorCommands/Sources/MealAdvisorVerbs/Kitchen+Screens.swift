import CommandKit
import DesignSystem
import MealKitchen
import PresentationSamples
import ScreenCommands
import ScreenParts

extension Kitchen {
  /// The screens of all subjects, filled with sample meals of the catalogue, and the components.
  package func screens(_ copy: Copy) throws -> [ListedScreen] {
    guard let samples = SampleMeals(catalog().meal) else {
      throw CommandError.failed("the sample meals of the screens are missing from the catalogue")
    }
    return ScreenCatalog(samples: samples, copy: copy).adding([.components]).screens
      .map { $0.listed(copy) }
  }
}
