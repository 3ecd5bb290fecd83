import Testing
@testable import Sync
@Suite struct PlaceholderTests {}
