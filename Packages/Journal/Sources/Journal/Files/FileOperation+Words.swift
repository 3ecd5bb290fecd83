extension FileOperation {
  /// What could not be done to the file, as in "could not be saved to disk".
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
