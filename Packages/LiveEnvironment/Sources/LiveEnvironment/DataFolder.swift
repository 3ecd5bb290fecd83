#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The data folder of a product.
public struct DataFolder: Equatable, Sendable {
  /// The product's name for people, such as `MealAdvisor`.
  public let name: String
  /// The product's name in files, such as `mealadvisor`: small letters, digits and hyphens.
  public let id: String

  /// The folder of a product.
  public init(name: String, id: String) {
    self.name = name
    self.id = id
  }

  /// The environment variable that names another folder, `MEALADVISOR_DATA_DIR`.
  public var variableName: String {
    id.uppercased().map { $0 == "-" ? "_" : String($0) }.joined() + "_DATA_DIR"
  }

  /// Reads an environment variable; nil if it is not set.
  public typealias Variable = @Sendable (_ name: String) throws(UnreadableName) -> String?

  /// The folder to use: the requested one, else the one that the variable names, else the system's
  /// place.
  ///
  /// The system's place is Application Support on Apple systems and the XDG data folder elsewhere
  /// (XDG Base Directory Specification 0.8: `$XDG_DATA_HOME`, else `~/.local/share`; a relative
  /// `$XDG_DATA_HOME` is ignored). The result is nil if no home folder is known either.
  ///
  /// The function throws if a path that it needs is not UTF-8: the value of an environment variable
  /// or, for a relative path, the working folder.
  ///
  /// - Parameters:
  ///   - asked: a path from the command line.
  ///   - variable: reads the environment variables of the process.
  ///   - workingFolder: the folder in which a relative path starts.
  public func url(
    asked: String?, variable: Variable = LaunchText.variable,
    workingFolder: @Sendable () throws(UnreadableName) -> String? = LaunchText.workingFolder
  ) throws(UnreadableName) -> URL? {
    let named = if let asked { asked } else { try variable(variableName) }
    if let named, !named.isEmpty {
      if !named.hasPrefix("/") { _ = try workingFolder() }
      return URL(filePath: named)
    }
    return try place(variable: variable)
  }

  /// The system's place for the folder, whatever path is requested; nil if no home folder is known.
  public func place(
    variable: Variable = LaunchText.variable
  ) throws(UnreadableName) -> URL? {
    #if canImport(Darwin)
      return URL.applicationSupportDirectory.appending(path: name)
    #else
      if let shared = try variable("XDG_DATA_HOME"), shared.hasPrefix("/") {
        return URL(filePath: shared).appending(path: id)
      }
      guard let home = try variable("HOME"), home.hasPrefix("/") else { return nil }
      return URL(filePath: home).appending(path: ".local/share/\(id)")
    #endif
  }
}
