@_exported import AppRecord
@_exported import HouseholdSharing
