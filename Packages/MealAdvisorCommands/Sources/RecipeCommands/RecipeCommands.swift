@_exported import AssistantCommands
@_exported import ImportCommands
