import TokenExport

/// `tokens`: the design tokens as files for design tools and Xcode.
enum TokensVerb {
  static let brand = TokenBrand(name: "MealAdvisor", id: "mealadvisor")

  static let format = Flag("--format", "NAME", "dtcg or xcassets")
  static let output = Flag("--output", "DIR", "write files into this folder, made if need be")
  static let force = Flag("--force", nil, "replace earlier token files")

  static let form = CommandForm(
    "tokens", flags: [format, output, force], "the design tokens for other tools", run: run)

  /// What the tokens are written as.
  enum Format: String, CaseIterable {
    case dtcg, xcassets
  }

  private static func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    guard let format: Format = try invocation.choice(format, "format") else {
      throw .missingChoice(self.format.name, valid: Format.allCases.map(\.rawValue))
    }
    guard let folder = invocation.arguments.value(output) else { return printed(format) }
    do throws(ExportError) {
      return try written(format, to: folder, invocation)
    } catch {
      throw .export(error)
    }
  }

  // MARK: - Standard output

  private static func printed(_ format: Format) -> Reply {
    switch format {
    case .dtcg: return Reply(json: DTCGDocument(of: brand).text)
    case .xcassets:
      let catalog = XcodeAssetCatalog(of: brand)
      return Reply([
        "files": .array(
          catalog.files.map { file in
            [
              "path": .string("\(catalog.folderName)/\(file.path)"),
              "text": .string(file.text),
            ]
          })
      ])
    }
  }

  // MARK: - Files

  private static func written(
    _ format: Format, to folder: String, _ invocation: Invocation
  ) throws(ExportError) -> Reply {
    let context = invocation.context
    switch format {
    case .dtcg:
      try context.outputFolder.make(folder)
      let (tokens, resolver) = (DTCGDocument(of: brand), DTCGResolver(of: brand))
      let files = [(tokens.fileName, tokens.text), (resolver.fileName, resolver.text)]
      let force = invocation.arguments.has(force)
      for (name, text) in files {  // before anything is written beside it
        try context.exportFile.check(.tokens(text), path(name, in: folder), force)
      }
      for (name, text) in files {
        try context.exportFile.write(.tokens(text), path(name, in: folder), force)
      }
      return Reply(lines: files.map { "Wrote \(path($0.0, in: folder))." })
    case .xcassets:
      let catalog = XcodeAssetCatalog(of: brand)
      let place = path(catalog.folderName, in: folder)
      try context.outputFolder.write(
        catalog.files.map { OutputFile(path: $0.path, text: $0.text) }, to: place, command: "tokens"
      )
      return Reply(lines: ["Wrote \(catalog.files.count) files to \(place)."])
    }
  }

  private static func path(_ name: String, in folder: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
