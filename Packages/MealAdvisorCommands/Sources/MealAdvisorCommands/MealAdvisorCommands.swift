@_exported import EaterCommands
@_exported import MealAdvisorParts
@_exported import MealCommands
@_exported import MealKitchen
@_exported import PlanningCommands
@_exported import RecipeCommands
@_exported import SettingsCommands
