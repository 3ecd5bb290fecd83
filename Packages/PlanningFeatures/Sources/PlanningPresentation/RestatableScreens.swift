import ScreenParts

extension PlannerScreen: RestatableScreen {}
extension GroceryListScreen: RestatableScreen {}
extension GroceryItemScreen: RestatableScreen {}
extension CartScreen: RestatableScreen {}
extension RecipePickerScreen: RestatableScreen {}
extension PickerFilterScreen: RestatableScreen {}
extension ServingSelectionScreen: RestatableScreen {}
extension MoveMealScreen: RestatableScreen {}
extension PlannedMealScreen: RestatableScreen {}
extension GroceryEntryScreen: RestatableScreen {}
extension StoreSelectorScreen: RestatableScreen {}
extension ConnectionsScreen: RestatableScreen {}
extension PantryScreen: RestatableScreen {}
extension PantryItemScreen: RestatableScreen {}
extension PlanningSettingsScreen: RestatableScreen {}
extension AislesScreen: RestatableScreen {}
extension FirstRunScreen: RestatableScreen {}
extension PlannerEatersScreen: RestatableScreen {}
extension PlannerNoteScreen: RestatableScreen {}
extension PlannerRepeatScreen: RestatableScreen {}
extension PlannerWeeksScreen: RestatableScreen {}
extension PlannerSavingsScreen: RestatableScreen {}
extension GroceryListsScreen: RestatableScreen {}
extension GrocerySortingScreen: RestatableScreen {}
extension RecipeLineScreen: RestatableScreen {}
extension GroceryFilterScreen: RestatableScreen {}
