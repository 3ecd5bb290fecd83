@_exported import SharingScreens
