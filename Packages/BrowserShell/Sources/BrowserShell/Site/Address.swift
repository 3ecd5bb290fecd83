import AppShell
import LocalServer

/// Where in the app, and under which switchboard: what the address of a page holds.
struct Address: Sendable {
  /// The name of the parameters that hold the trail, one for each route.
  static let trailName = "at"

  /// How long a trail can be.
  static let longestTrail = 16

  /// What is set around the phone.
  var board: Switchboard
  /// The way to the screen; empty where it is left to the app.
  var trail: [Route]
  /// The switches of the stage.
  var switches: [StageSwitch]

  /// Makes an address; a trail that is too long to be read is left to the app.
  init(board: Switchboard, trail: [Route], switches: [StageSwitch]) {
    self.board = board
    self.trail = trail.count > Self.longestTrail ? [] : trail
    self.switches = switches
  }

  /// Reads the parameters of a page; throws `WrongSetting` for what cannot be set.
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

  /// The parameters, with a question mark; empty without any.
  var query: String {
    let pairs =
      trail.map { Query.Pair(Self.trailName, $0.address) }
      + board.settings(switches).map { Query.Pair($0.name, $0.value) }
    return pairs.isEmpty ? "" : "?" + Query(pairs).encoded
  }
}
