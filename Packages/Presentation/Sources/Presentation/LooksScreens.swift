@_exported import LooksScreens
