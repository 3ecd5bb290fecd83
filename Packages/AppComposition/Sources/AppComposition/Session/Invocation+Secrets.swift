import CommandKit
import ServiceCalls

extension Invocation {
  /// Reads the secret, which is the only line of a file, or of standard input for "-".
  public func secretLine(of file: String) throws(CommandError) -> HiddenKey {
    var lines: [String] = []
    do throws(InputError) {
      lines = try context.inputFile.lines(of: file).map(String.init)
    } catch { throw .input(error) }
    lines.removeAll { $0.allSatisfy(\.isWhitespace) }
    guard lines.count == 1, let key = lines.first.map(HiddenKey.init) else {
      throw .wrong("the file has \(lines.count) lines; it needs exactly one")
    }
    return key
  }
}
