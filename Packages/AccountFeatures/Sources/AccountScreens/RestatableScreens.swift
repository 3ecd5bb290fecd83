import ScreenParts

extension PaywallScreen: RestatableScreen {}
extension PremiumPromptScreen: RestatableScreen {}
extension SubscriptionScreen: RestatableScreen {}
extension LegalTextScreen: RestatableScreen {}
extension DeleteDataScreen: RestatableScreen {}
extension AccountScreen: RestatableScreen {}
extension SignInScreen: RestatableScreen {}
extension DeleteAccountScreen: RestatableScreen {}
