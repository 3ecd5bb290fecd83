@_exported import AppRecord
@_exported import EaterMeals
@_exported import HouseholdSharing
@_exported import WeekShopping
