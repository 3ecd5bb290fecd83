@_exported import AppWords
