import Journal

extension StoredState {
  /// What cannot be read at all, any of which may hold limits.
  var faults: [String] {
    let unread = isOutdated ? "data that cannot be read" : nil
    return [missing?.words, unread].compactMap(\.self)
  }
}

extension MissingRecords {
  fileprivate var words: String {
    switch self {
    case .gone: "data whose folder is gone"
    case .replaced: "data that other data has replaced"
    }
  }
}
