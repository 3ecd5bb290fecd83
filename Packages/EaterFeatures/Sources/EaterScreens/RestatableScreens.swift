import ScreenParts

extension DietaryRestrictionsScreen: RestatableScreen {}
extension AcceptTracesScreen: RestatableScreen {}
extension HouseholdScreen: RestatableScreen {}
extension EaterScreen: RestatableScreen {}
