import ScreenParts

extension HomeScreen: RestatableScreen {}
extension RecipeDetailScreen: RestatableScreen {}
extension CookingScreen: RestatableScreen {}
extension FavoritesScreen: RestatableScreen {}
extension SettingsScreen: RestatableScreen {}
extension CookingTimeScreen: RestatableScreen {}
extension CuisinePreferencesScreen: RestatableScreen {}
extension CalendarQuestionScreen: RestatableScreen {}
extension ConnectionAlertScreen: RestatableScreen {}
extension SystemErrorScreen: RestatableScreen {}
extension OpinionScreen: RestatableScreen {}
extension RecipeNoteScreen: RestatableScreen {}
extension WhyScreen: RestatableScreen {}
extension SideScreen: RestatableScreen {}
extension ServingsScreen: RestatableScreen {}
extension OrderServicesScreen: RestatableScreen {}
extension NutritionLimitsScreen: RestatableScreen {}
extension HistoryScreen: RestatableScreen {}
extension SearchScreen: RestatableScreen {}
extension TasteScreen: RestatableScreen {}
