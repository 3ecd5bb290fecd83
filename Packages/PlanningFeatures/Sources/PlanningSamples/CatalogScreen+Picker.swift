import DesignSystem
import PlanningPresentation
import ScreenParts

extension CatalogScreen {
  static func recipePicker(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "recipe-picker", copy("picker.title"),
      states: SamplePicker.pickers(copy).map { id, input in
        CatalogState(named: id) { RecipePickerScreen(input, $0.covered) }
      })
  }

  static func pickerFilter(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "picker-filter", copy("picker.filter"),
      states: SamplePicker.filters.map { id, input in
        CatalogState(named: id) { PickerFilterScreen(input, $0.covered) }
      })
  }

  static func notForAll(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "not-for-all", copy("picker.add.anyway"),
      states: [
        CatalogState("some") {
          NotForAllScreen(
            title: SamplePicker.held.title, lines: SamplePicker.held.obstacles,
            admitted: SamplePicker.held.admitted, $0.covered)
        },
        CatalogState("nobody") {
          NotForAllScreen(
            title: SamplePicker.refused.title, lines: SamplePicker.refused.obstacles,
            admitted: nil, $0.covered)
        },
      ])
  }

  static func servingSelection(_ copy: Copy) -> CatalogScreen {
    CatalogScreen(
      "serving-selection", copy("planner.servings"),
      states: SamplePicker.servings.map { id, input in
        CatalogState(named: id) { ServingSelectionScreen(input, $0.covered) }
      })
  }
}
