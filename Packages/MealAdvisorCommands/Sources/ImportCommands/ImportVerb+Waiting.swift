import EaterCommands
import CommandKit
import Journal
import MealModels
import PrintedText
import RecipeImport
import RecipeStore
import WebPages

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Links that wait for a connection.
extension ImportVerb {
  /// Stores a link until there is a connection.
  func wait(
    for address: PageAddress, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let event: ImportQueueEvent
    do throws(RecipeStoreError) { event = try ImportQueue.asking(for: address.text) } catch {
      throw .wrong(error.description)
    }
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      try await session.note(event)
      return invocation.reply(
        ["waiting": .strings([address.text])],
        WrappedText.lines(
          "There is no connection. The link is kept; '\(invocation.program) import --waiting' "
            + "reads it once there is one."))
    }
  }

  /// Reads the waiting links; a link that fails continues to wait, with the reason.
  func readWaiting(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      let links = try await session.storing { stores async throws(JournalError) in
        try await Store(.importQueue, in: stores.journal).state().links
      }
      let way: DuplicateWay = try invocation.choice(Self.duplicate, "way") ?? .keep
      var lines: [String] = []
      var documents: [JSON] = []
      for link in links {
        let (line, id) = try await read(link, way: way, session: session, invocation: invocation)
        lines += WrappedText.lines(line, hanging: 2)
        documents.append([
          "address": .string(link.address), "id": .optional(id?.rawValue), "says": .string(line),
        ])
      }
      return invocation.reply(
        ["links": .array(documents)], lines.isEmpty ? ["No links are waiting."] : lines)
    }
  }

  private func read(
    _ link: QueuedLink, way: DuplicateWay, session: Session, invocation: Invocation
  ) async throws(CommandError) -> (line: String, id: RecipeID?) {
    let draft: RecipeDraft
    do throws(ImportError) {
      draft = try await fetched(link.address, invocation).draft
    } catch {
      try await session.note(.failed(link: link.address, because: error.sentence))
      return ("\(link.address): \(error.sentence)", nil)
    }
    let id = try await session.keep(draft, way, program: invocation.program)
    await session.keepPhoto(of: draft, with: id, from: advisor.importer)
    try await session.note(.finished(link: link.address))
    return ("Kept \(draft.title) (\(id)).", id)
  }
}

extension Session {
  /// Records the result of a link.
  fileprivate func note(_ event: ImportQueueEvent) async throws(CommandError) {
    let now = now
    try await storing { stores async throws(JournalError) in
      _ = try await Store(.importQueue, in: stores.journal).record([event], at: now)
    }
  }
}
