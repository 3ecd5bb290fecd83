import ScreenParts

extension HomeScreen: RestatableScreen {}
extension RecipeDetailScreen: RestatableScreen {}
extension CookingScreen: RestatableScreen {}
extension FavoritesScreen: RestatableScreen {}
extension SettingsScreen: RestatableScreen {}
extension DietaryRestrictionsScreen: RestatableScreen {}
extension CookingTimeScreen: RestatableScreen {}
extension CuisinePreferencesScreen: RestatableScreen {}
extension LegalTextScreen: RestatableScreen {}
extension ConnectionAlertScreen: RestatableScreen {}
extension SystemErrorScreen: RestatableScreen {}
extension OpinionScreen: RestatableScreen {}
extension WhyScreen: RestatableScreen {}
extension OrderServicesScreen: RestatableScreen {}
extension HouseholdScreen: RestatableScreen {}
extension EaterScreen: RestatableScreen {}
extension AppearanceScreen: RestatableScreen {}
extension DeleteDataScreen: RestatableScreen {}
extension AcceptTracesScreen: RestatableScreen {}
extension AccountScreen: RestatableScreen {}
extension SignInScreen: RestatableScreen {}
extension DeleteAccountScreen: RestatableScreen {}
