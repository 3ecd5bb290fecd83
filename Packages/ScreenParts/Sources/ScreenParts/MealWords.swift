@_exported import MealWords
