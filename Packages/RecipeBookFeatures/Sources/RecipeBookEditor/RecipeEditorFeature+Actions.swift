import AppShell
import RecipeBookScreens

extension RecipeEditorFeature {
  var actions: [ActionHandler<Action>] { Self.pageActions + Self.sheetActions }

  private static let pageActions: [ActionHandler<Action>] = [
    .on(RecipeBookAction.create, .createTapped),
    .on(RecipeBookAction.resume, .resumeTapped),
    .on(RecipeReviewAction.change) { _ in .reviewChangeTapped },
    .on(RecipeBookAction.edit) { .editTapped($0) },
    .on(RecipeEditorAction.name, entering: { .named($0) }),
    .on(RecipeEditorAction.servings, entering: { .servingsTyped($0) }),
    .on(RecipeEditorAction.stepServings) { .servingsStepped($0) },
    .on(RecipeEditorAction.minutes, entering: { .minutesTyped($0) }),
    .on(RecipeEditorAction.ingredient) { .lineTapped(.ingredients, $0) },
    .on(RecipeEditorAction.step) { .lineTapped(.steps, $0) },
    .on(RecipeEditorAction.move) { .lineMoved($0) },
    .on(RecipeEditorAction.moveStep) { .lineMoved($0) },
    .on(RecipeLineAction.cancel, .lineCancelled),
    .on(RecipeEditorAction.removeLine) { .lineRemoved($0) },
    .on(RecipeEditorAction.undo, .undone),
    .on(RecipeEditorAction.settle) { .settleTapped($0) },
    .on(RecipeEditorAction.choosePhoto, .photoTapped),
    .on(RecipeEditorAction.removePhoto, .photoRemoved),
    .on(RecipeEditorAction.save, .saveTapped),
    .on(RecipeEditorAction.cancel, .cancelTapped),
    .on(RecipeEditorAction.discard, .discardTapped),
  ]

  private static let sheetActions: [ActionHandler<Action>] = [
    .on(RecipeLineAction.amount, entering: { .lineEdited(.amount($0)) }),
    .on(RecipeLineAction.unit, entering: { .lineEdited(.unit($0)) }),
    .on(RecipeLineAction.food, entering: { .lineEdited(.food($0)) }),
    .on(RecipeLineAction.takeFood) { .lineEdited(.taken($0)) },
    .on(RecipeLineAction.text, entering: { .stepTyped($0) }),
    .on(RecipeLineAction.keep, .lineKept),
    .on(NameSettlingAction.find, entering: { .foodSought($0) }),
    .on(NameSettlingAction.choose) { .foodChosen($0) },
    .on(NameSettlingAction.keep, .nameKept),
    .on(NameSettlingAction.noFood, .noFoodTapped),
    .on(NameSettlingAction.forget) { .nameForgotten($0) },
    .on(NameSettlingAction.list, .namesTapped),
    .on(NameSettlingAction.answer) { .answered($0) },
  ]
}
