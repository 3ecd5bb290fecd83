// This module once declared these names, so it still exports them.
@_exported import struct MealCatalog.FoundMeals
@_exported import struct MealCatalog.MealSearch
@_exported import struct MealPlan.CalendarEntry
@_exported import struct MealPlan.CookingAppointment
