@_exported import CulinaryFoods
