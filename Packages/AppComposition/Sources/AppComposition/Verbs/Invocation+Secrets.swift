import CommandKit
import HouseholdSharing
import ServiceCalls

extension Invocation {
  /// The secret in a file's one line, or on standard input for "-".
  public func secretLine(of file: String) throws(CommandError) -> HiddenKey {
    var lines: [String] = []
    do throws(InputError) {
      lines = try context.inputFile.lines(of: file).map(String.init)
    } catch { throw .input(error) }
    lines.removeAll { $0.allSatisfy(\.isWhitespace) }
    guard lines.count == 1, let key = lines.first.map(HiddenKey.init) else {
      throw .wrong("the file holds \(lines.count) lines; it holds the key in one line")
    }
    return key
  }
}

/// Runs something with the household; what does not go becomes an error of the command.
public func doing<Result>(
  _ work: () async throws(HouseholdTrouble) -> Result
) async throws(CommandError) -> Result {
  do throws(HouseholdTrouble) { return try await work() } catch { throw .household(error) }
}

extension CommandError {
  /// Something with the household that did not go; as every error begins small, without a full stop.
  public static func household(_ trouble: HouseholdTrouble) -> CommandError {
    let message = trouble.message
    return .failed(message.prefix(1).lowercased() + message.dropFirst().dropLast())
  }
}
