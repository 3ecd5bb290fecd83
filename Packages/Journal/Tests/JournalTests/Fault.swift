import Journal
import Synchronization

/// Counts the file operations of a session and makes one of them fail.
final class Fault: Sendable {
  private struct Plan {
    var target: Int
    var operation: String?
    var count = 0
    var happened = false
  }

  private let plan: Mutex<Plan>
  private let isCrash: Bool

  /// Fails the operation with this number, and after a crash all that follow.
  init(at target: Int, isCrash: Bool) {
    plan = Mutex(Plan(target: target))
    self.isCrash = isCrash
  }

  var happened: Bool { plan.withLock { $0.happened } }

  /// Fails the next operation with this name, once.
  func aim(at operation: String) {
    plan.withLock { $0.operation = operation }
  }

  func check(_ operation: String, _ path: String) throws(JournalError) {
    let fails = plan.withLock { plan in
      plan.count += 1
      let isAimed = plan.operation == operation
      if isAimed { plan.operation = nil }
      let fails = isAimed || plan.count == plan.target || (isCrash && plan.count > plan.target)
      plan.happened = plan.happened || fails
      return fails
    }
    if fails { throw .diskFull(path.split(separator: "/").last.map(String.init) ?? "") }
  }
}

extension JournalFileSystem {
  /// The same disk, seen through a fault.
  func failing(_ fault: Fault) -> JournalFileSystem {
    JournalFileSystem(
      open: { path, access throws(JournalError) in
        try fault.check("open", path)
        return try self.open(path, access)?.failing(fault, path)
      },
      identity: { path throws(JournalError) in
        try fault.check("identity", path)
        return try self.identity(path)
      },
      stamp: stamp,
      rename: { path, target throws(JournalError) in
        try fault.check("rename", path)
        try self.rename(path, target)
      },
      remove: { path throws(JournalError) in
        try fault.check("remove", path)
        try self.remove(path)
      },
      list: { folder throws(JournalError) in
        try fault.check("list", folder)
        return try self.list(folder)
      },
      makeFolder: { folder throws(JournalError) in
        try fault.check("makeFolder", folder)
        try self.makeFolder(folder)
      },
      syncFolder: { folder throws(JournalError) in
        try fault.check("syncFolder", folder)
        try self.syncFolder(folder)
      }
    )
  }
}

extension JournalFile {
  /// The same file, seen through a fault; a failing write leaves half of its bytes.
  fileprivate func failing(_ fault: Fault, _ path: String) -> JournalFile {
    JournalFile(
      identity: identity,
      size: { () throws(JournalError) in
        try fault.check("size", path)
        return try self.size()
      },
      read: { offset, count throws(JournalError) in
        try fault.check("read", path)
        return try self.read(offset, count)
      },
      write: { bytes, offset throws(JournalError) in
        do throws(JournalError) {
          try fault.check("write", path)
        } catch {
          try self.write(Array(bytes.prefix(bytes.count / 2)), offset)
          throw error
        }
        try self.write(bytes, offset)
      },
      truncate: { size throws(JournalError) in
        try fault.check("truncate", path)
        try self.truncate(size)
      },
      sync: { () throws(JournalError) in
        try fault.check("sync", path)
        try self.sync()
      },
      whileLocked: { lock, body throws(JournalError) in
        try fault.check("lock", path)
        try self.whileLocked(lock, body)
      },
      close: close
    )
  }
}
