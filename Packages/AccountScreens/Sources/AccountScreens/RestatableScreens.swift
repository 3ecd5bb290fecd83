import ScreenParts

extension PaywallScreen: RestatableScreen {}
extension PremiumPromptScreen: RestatableScreen {}
extension SubscriptionScreen: RestatableScreen {}
