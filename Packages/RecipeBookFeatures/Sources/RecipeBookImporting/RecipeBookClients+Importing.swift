import AppShell
import RecipeBookParts

extension RecipeBookClients {
  /// Import from URL; nil if no links can be read.
  public var importing: (any Feature)? { links.map { RecipeImportFeature(self, $0) } }
}
