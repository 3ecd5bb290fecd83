extension FileOperation {
  /// The word after "could not be" in the sentence of an error.
  var participle: String {
    switch self {
    case .open: "opened"
    case .inspect: "inspected"
    case .read: "read"
    case .write: "written"
    case .truncate: "shortened"
    case .sync: "saved to disk"
    case .lock: "locked"
    case .rename: "put in place"
    case .remove: "removed"
    case .makeFolder: "created"
    case .list: "listed"
    }
  }
}
