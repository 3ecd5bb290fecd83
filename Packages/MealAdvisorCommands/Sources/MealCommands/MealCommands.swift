@_exported import FoodCommands
@_exported import HistoryCommands
@_exported import SuggestionCommands
