import AppShell
import RecipeBookParts

extension RecipeBookClients {
  /// Import from URL; nil if no links can be read.
  public var importing: (any Feature)? { links.map { RecipeImportFeature(self, $0) } }

  /// Import Files; nil if no files can be picked.
  public var filesImporting: (any Feature)? { files.map { RecipeFilesFeature(self, $0) } }
}
