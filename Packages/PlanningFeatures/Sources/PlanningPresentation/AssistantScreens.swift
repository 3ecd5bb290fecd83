@_exported import AssistantScreens
