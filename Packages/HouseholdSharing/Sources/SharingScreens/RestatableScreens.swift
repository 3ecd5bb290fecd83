import ScreenParts

extension MergeScreen: RestatableScreen {}
extension SharingEntryScreen: RestatableScreen {}
extension LeaveHouseholdScreen: RestatableScreen {}
