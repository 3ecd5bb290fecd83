import AppShell
import LocalServer

/// The content of a page's address: a screen of the app, and the settings of the switchboard.
struct Address: Sendable {
  /// The name of the parameters that contain the trail, one parameter per route.
  static let trailName = "at"

  /// The longest trail, in routes.
  static let longestTrail = 16

  /// The settings around the phone.
  var board: Switchboard
  /// The trail to the screen; empty if the app decides.
  var trail: [Route]
  /// The switches of the stage.
  var switches: [StageSwitch]

  /// Makes an address; a trail that is too long is dropped.
  init(board: Switchboard, trail: [Route], switches: [StageSwitch]) {
    self.board = board
    self.trail = trail.count > Self.longestTrail ? [] : trail
    self.switches = switches
  }

  /// Reads the parameters of a page; throws `WrongSetting` for a parameter that is not possible.
  init(reading query: Query, switches: [StageSwitch], besides others: Set<String> = [])
    throws(WrongSetting)
  {
    self.switches = switches
    trail = []
    var settings: [Switchboard.Setting] = []
    for pair in query.pairs where !others.contains(pair.name) {
      guard pair.name == Self.trailName else {
        settings.append((pair.name, pair.value))
        continue
      }
      guard !pair.value.isEmpty else { continue }
      do throws(AppShellError) { trail.append(try Route(parsing: pair.value)) } catch {
        throw WrongSetting(
          name: Self.trailName, value: pair.value, choices: "a page such as recipe?id=tacos")
      }
    }
    guard trail.count <= Self.longestTrail else {
      throw WrongSetting(
        name: Self.trailName, value: "\(trail.count) pages",
        choices: "at most \(Self.longestTrail) pages")
    }
    board = try Switchboard(settings, switches: switches)
  }

  /// The parameters, with a question mark; empty if there are none.
  var query: String {
    let pairs =
      trail.map { Query.Pair(Self.trailName, $0.address) }
      + board.settings(switches).map { Query.Pair($0.name, $0.value) }
    return pairs.isEmpty ? "" : "?" + Query(pairs).encoded
  }
}
