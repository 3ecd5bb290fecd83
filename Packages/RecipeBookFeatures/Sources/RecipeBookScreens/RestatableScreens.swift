import ScreenParts

extension MyRecipesScreen: RestatableScreen {}
extension RecipeMenuScreen: RestatableScreen {}
extension RecipeChoiceScreen: RestatableScreen {}
extension RecipeEditorScreen: RestatableScreen {}
extension IngredientScreen: RestatableScreen {}
extension RecipeImportScreen: RestatableScreen {}
extension RecipeFilesScreen: RestatableScreen {}
extension RecipeReviewScreen: RestatableScreen {}
extension NameSettlingScreen: RestatableScreen {}
extension ToSettleScreen: RestatableScreen {}
