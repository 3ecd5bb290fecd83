import Journal

extension GroceryEvent {
  /// Its meaning for the other devices of a household; nil if it stays on this device.
  func meaning(_ record: Record) -> EditMeaning? {
    switch self {
    case .changed(let list, let item, let change):
      let thing = "\(list.rawValue)/\(item.rawValue)"
      switch change {
      case .ticked(let amounts):
        return EditMeaning(amounts == nil ? .takes : .gives, of: thing, fields: ["ticked"])
      case .isRemoved(true): return EditMeaning(.ends, of: thing)
      case .isRemoved(false), .note, .substitute, .product, .packages, .onlyKind, .source,
        .isWanted:
        return EditMeaning(.sets, of: thing, fields: [change.field])
      }
    case .added(let item): return EditMeaning(.sets, of: "hand/\(item.id)", fields: ["item"])
    case .discarded(let id): return EditMeaning(.ends, of: "hand/\(id)")
    case .priced, .reviewed: return nil
    case .set(.sorting): return nil
    case .set: return EditMeaning(.sets, of: "settings", fields: [record.field(after: nil)])
    case .cart(let list, _):
      return EditMeaning(.sets, of: "cart/\(list.rawValue)", fields: ["cart"])
    case .answered(let answer):
      return EditMeaning(.sets, of: "order/\(answer.purchase)", fields: ["ordered"])
    case .handed, .bought: return EditMeaning(.happens)
    case .listed(let list): return EditMeaning(.sets, of: "list/\(list.id)", fields: ["name"])
    case .unlisted(let list, true): return EditMeaning(.ends, of: "list/\(list)")
    case .unlisted(let list, false):
      return EditMeaning(.sets, of: "list/\(list)", fields: ["unlisted"])
    }
  }
}

extension GroceryEvent {
  /// Another value for the field that it sets, to try out a conflict; nil if the field has no
  /// other.
  var rival: GroceryEvent? {
    switch self {
    case .changed(let list, let item, .note(let text)):
      .changed(list, item, .note(Self.words(for: text)))
    case .added(let item):
      .added(
        ManualItem(
          id: item.id, list: item.list, text: Self.words(for: item.text), of: item.recipe))
    case .listed(let list): .listed(OwnList(id: list.id, name: Self.words(for: list.name)))
    default: nil
    }
  }

  private static func words(for text: String) -> String {
    text.isEmpty ? "Ask first" : "\(text)?"
  }
}
