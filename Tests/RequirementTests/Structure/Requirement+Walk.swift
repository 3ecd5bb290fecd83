import AppTesting
import DesignSystem
import Testing

extension Requirement {
  /// S-METRIC-08: an app that does not fall over.
  static let walk = [
    Requirement("S-METRIC-08", "of 200 taps on whatever there is, none ends the app or in an error")
    {
      let visitor = try await Visitor()
      var chance: UInt64 = 11
      var places: Set<String> = []
      for _ in 1...200 {
        let calls = try await visitor.app.showing().root.all.filter(\.isEnabled)
          .compactMap(\.tapCall)
        chance = chance &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let call = try #require(calls.isEmpty ? nil : calls[Int(chance >> 33) % calls.count])
        try await visitor.app.fire(call)
        await visitor.app.settle()
        places.insert(try await visitor.screen.id.rawValue)
      }
      #expect(!places.contains("system-error"))
      #expect(places.count > 8, "\(places)")
    }
  ]
}
