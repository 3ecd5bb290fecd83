@_exported import GroceryCommands
@_exported import WeekCommands
