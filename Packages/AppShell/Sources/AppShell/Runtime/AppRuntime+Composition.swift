import DesignSystem

/// The routes of an app, each with the feature that owns it.
struct RouteTable: Sendable {
  /// The owner of a route, and the route's style.
  struct Entry: Sendable {
    var owner: Int
    var style: PresentationStyle
  }

  private var entries: [String: Entry] = [:]

  subscript(path: String) -> Entry? { entries[path] }

  /// Collects the routes of features; the features' ids and paths must be unique.
  init(_ runners: [any Runner]) throws(AppShellError) {
    var ids: Set<FeatureID> = []
    for (owner, runner) in runners.enumerated() {
      guard ids.insert(runner.id).inserted else { throw .duplicateFeature(runner.id) }
      for route in runner.routes {
        if let other = entries[route.path] {
          throw .duplicateRoute(route.path, runners[other.owner].id, runner.id)
        }
        entries[route.path] = Entry(owner: owner, style: route.style)
      }
    }
  }
}

extension AppRuntime {
  /// The owner of each action; throws if two features handle an action, or if the shell handles it.
  static func owners(_ runners: [any Runner]) throws(AppShellError) -> [ActionID: Int] {
    let own = [NavigationAction.selectTab.id, NavigationAction.dismiss.id]
    var owners: [ActionID: Int] = [:]
    for (owner, runner) in runners.enumerated() {
      for id in runner.actionIDs {
        let other = owners[id].map { runners[$0].id } ?? (own.contains(id) ? "app-shell" : nil)
        if let other { throw .duplicateAction(id, other, runner.id) }
        owners[id] = owner
      }
    }
    return owners
  }

  /// Throws if two features offer the same link or stream, or a link has no route.
  static func check(_ offers: [(FeatureID, Offers)], _ routes: RouteTable) throws(AppShellError) {
    var hosts: [String: FeatureID] = [:]
    var streams: [String: FeatureID] = [:]
    for (feature, offered) in offers {
      for link in offered.deepLinks {
        if let other = hosts[link.host] { throw .duplicateLink(link.host, other, feature) }
        hosts[link.host] = feature
        guard routes[link.path] != nil else {
          throw .danglingLink(link.host, to: link.path, feature)
        }
      }
      for stream in offered.streams {
        if let other = streams[stream.name] { throw .duplicateStream(stream.name, other, feature) }
        streams[stream.name] = feature
      }
    }
  }

  /// The offered tabs, in the order of the features or in the order that the app sets.
  static func tabs(
    _ offers: [(FeatureID, Offers)], asked: [String]?
  ) throws(AppShellError) -> [Route] {
    let offered = offers.compactMap { $0.1.tab?.route }
    guard let asked else { return offered }
    var tabs: [Route] = []
    for path in asked {
      guard let tab = offered.first(where: { $0.path == path }) else { throw .unknownTab(path) }
      tabs.append(tab)
    }
    return tabs
  }
}
