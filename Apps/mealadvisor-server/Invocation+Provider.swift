import CommandKit
import HouseholdServer

extension Invocation {
  /// The provider that a file describes; nil if the call names no file.
  func provider(_ flag: Flag) throws(CommandError) -> ProviderSettings? {
    guard let path = arguments.value(flag) else { return nil }
    let text: String
    do throws(InputError) { text = try context.inputFile.text(of: path) } catch {
      throw .input(error)
    }
    do throws(ProviderSettingsError) {
      return try ProviderSettings(json: Array(text.utf8))
    } catch { throw .wrong("the file of --assistant: \(error.sentence)") }
  }
}
