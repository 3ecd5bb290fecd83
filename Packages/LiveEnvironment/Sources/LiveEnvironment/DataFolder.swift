#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the eater's data lives.
public enum DataFolder {
  /// The folder to use: the one asked for, else `MEALADVISOR_DATA_DIR`, else the system's place.
  ///
  /// The system's place is Application Support on Apple systems and the XDG data folder elsewhere
  /// (XDG Base Directory Specification 0.8: `$XDG_DATA_HOME`, else `~/.local/share`; a relative
  /// `$XDG_DATA_HOME` is ignored). Nil when not even a home folder is known.
  ///
  /// - Parameters:
  ///   - asked: a path from the command line.
  ///   - variables: the environment variables of the process.
  public static func url(asked: String?, variables: [String: String]) -> URL? {
    if let path = asked ?? variables["MEALADVISOR_DATA_DIR"], !path.isEmpty {
      return URL(filePath: path)
    }
    #if canImport(Darwin)
      return URL.applicationSupportDirectory.appending(path: "MealAdvisor")
    #else
      if let shared = variables["XDG_DATA_HOME"], shared.hasPrefix("/") {
        return URL(filePath: shared).appending(path: "mealadvisor")
      }
      guard let home = variables["HOME"], home.hasPrefix("/") else { return nil }
      return URL(filePath: home).appending(path: ".local/share/mealadvisor")
    #endif
  }
}
