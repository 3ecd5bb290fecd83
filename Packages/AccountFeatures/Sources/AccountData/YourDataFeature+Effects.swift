import AppShell
import AppRecord
import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension YourDataFeature {
  func perform(_ effect: Effect, _ context: EffectContext<Stored>) -> AsyncStream<Action> {
    .reporting { report in
      do throws(JournalError) {
        if let action = try await run(effect, context) { report(action) }
      } catch {
        switch effect {
        case .export: report(.unread)
        case .begin, .keepToAllowed: break
        case .write, .deleteCrashReports, .delete: report(.unstored)
        }
      }
    }
  }

  private func run(
    _ effect: Effect, _ context: EffectContext<Stored>
  ) async throws(JournalError) -> Action? {
    let record = clients.record
    switch effect {
    case .write(let event, let world):
      try await context.write { () throws(JournalError) in
        try await record.consents.record([event], at: world.date)
      }
      return nil
    case .begin(let world):
      await begin(world, context)
      return nil
    case .keepToAllowed(let consents):
      try? clients.diagnostics?.crashes?.watch(consents.given.contains(CrashReport.consent))
      try await context.write { () throws(JournalError) in
        try await record.deleteForbiddenDiagnostics()
      }
      return nil
    case .deleteCrashReports:
      try await context.write { () throws(JournalError) in try await record.deleteCrashReports() }
      return nil
    case .export:
      return await export(String(decoding: try await record.journal.exportAll(), as: UTF8.self))
    case .delete(let kept):
      if let leave = clients.leaveHousehold, await !leave() { return .householdHeld }
      try await context.write { () throws(JournalError) in
        try await clients.deleteEverything(Set(kept.compactMap { try? StreamName($0) }))
      }
      _ = try? clients.diagnostics?.crashes?.take()
      return .deleted
    }
  }

  private func begin(_ world: World, _ context: EffectContext<Stored>) async {
    guard let diagnostics = clients.diagnostics else { return }
    let seconds = world.deviceDate.timeIntervalSince(diagnostics.startedAt)
    await context.write {
      if let crashes = diagnostics.crashes {
        await clients.record.takeIn(crashes, at: world.date)
      }
      await clients.record.measure(.launch, seconds: seconds, at: world.date)
    }
  }

  private func export(_ document: String) async -> Action {
    if clients.exports.isHandedOver {
      return .handedOver(.document(document, named: clients.fileName))
    }
    do throws(ExportDestinationError) {
      return .exported(try await clients.exports.put(document, clients.fileName))
    } catch {
      return .exportFailed
    }
  }
}
