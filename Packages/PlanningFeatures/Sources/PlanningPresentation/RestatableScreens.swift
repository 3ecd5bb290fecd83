import ScreenParts

extension PlannerScreen: RestatableScreen {}
extension GroceryListScreen: RestatableScreen {}
extension GroceryItemScreen: RestatableScreen {}
extension CartScreen: RestatableScreen {}
extension RecipePickerScreen: RestatableScreen {}
extension PickerFilterScreen: RestatableScreen {}
extension ServingSelectionScreen: RestatableScreen {}
extension MoveMealScreen: RestatableScreen {}
extension GroceryEntryScreen: RestatableScreen {}
extension StoreSelectorScreen: RestatableScreen {}
extension ConnectionsScreen: RestatableScreen {}
extension GroceryListsScreen: RestatableScreen {}
extension GrocerySortingScreen: RestatableScreen {}
extension GroceryFilterScreen: RestatableScreen {}
