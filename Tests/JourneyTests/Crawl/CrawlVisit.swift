import AppShell
import AppTesting
import DesignSystem

/// One launch of an app, with what is shown now.
struct CrawlVisit {
  /// What is shown.
  private(set) var showing: Showing
  private let guest: AppGuest
  private let files: HandedFiles
  private let world: TestWorld
  private var asked = 0

  /// Looks at an app that was just launched.
  init(_ guest: AppGuest, _ files: HandedFiles, in world: TestWorld) async throws {
    (self.guest, self.files, self.world) = (guest, files, world)
    showing = try await guest.app.showing()
  }

  /// Whether a call can be made now.
  func offers(_ call: ActionCall) -> Bool { showing.root.action(for: call) != nil }

  /// Goes to where the eater was before; stays where that is gone.
  mutating func go(to navigation: Navigation) async throws {
    guard showing.navigation != navigation else { return }
    try? await guest.app.go(along: navigation.trail)
    await guest.app.settle()
    showing = try await guest.app.showing()
  }

  /// Makes a call, waits until all is done, and tells whether anybody would notice.
  mutating func use(_ call: ActionCall) async throws -> Bool {
    let before = try await noticed()
    try await guest.app.fire(call)
    await guest.app.settle()
    showing = try await guest.app.showing()
    return try await noticed().shows(after: before)
  }

  /// Lets two minutes pass, so that what is fetched anew is newer.
  mutating func wait() async throws {
    world.advance(seconds: 120)
    showing = try await guest.app.showing()
  }

  private mutating func noticed() async throws -> Noticed {
    asked += await guest.app.takeNews().count
    return Noticed(showing, asked: asked + files.count)
  }
}
