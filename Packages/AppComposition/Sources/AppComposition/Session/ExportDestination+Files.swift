import CommandKit
import AppRecord

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ExportDestination {
  /// Files in a folder, each under a name that is still free there.
  ///
  /// - Parameters:
  ///   - folder: where they go, without a slash at its end.
  ///   - dataFolder: the data folder, in which nothing is put.
  ///   - mark: how the documents begin.
  public static func files(
    in folder: String, besides dataFolder: String, through file: ExportFile,
    mark: String = DataVerb.mark
  ) -> ExportDestination {
    ExportDestination { (document, name) async throws(ExportDestinationError) in
      for number in 1...99 {
        let path = "\(folder)/\(numbered(name, number))"
        guard !DataVerb.isInside(path, folder: dataFolder) else { throw .refused }
        do throws(ExportError) {
          try file.write(ExportDocument(text: document, mark: mark), path, false)
          return path
        } catch .exists {
          continue
        } catch {
          throw .refused
        }
      }
      throw .refused
    }
  }

  /// `MealAdvisor.json`, then `MealAdvisor-2.json`.
  private static func numbered(_ name: String, _ number: Int) -> String {
    guard number > 1 else { return name }
    let parts = name.split(separator: ".", maxSplits: 1)
    return parts.joined(separator: "-\(number).")
  }
}
