import ScreenParts

extension PlannerScreen: RestatableScreen {}
extension GroceryListScreen: RestatableScreen {}
extension GroceryItemScreen: RestatableScreen {}
extension CartScreen: RestatableScreen {}
