@_exported import EaterScreens
