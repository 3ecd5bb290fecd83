#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension JournalWords {
  /// The meaning of an `errno`, with the remedy.
  static func remedy(_ code: Int32) -> String {
    switch code {
    case EIO, ENXIO, ENODEV:
      "the disk reports an error; copy the folder to another disk, then check this one"
    case EFBIG:
      "files may not grow that large here; raise the limit for file sizes, or name a folder on "
        + "another disk with --data-dir DIR"
    case EMFILE, ENFILE: "too many files are open; close other programs, and try again"
    case ENOMEM: "the memory is full; close other programs, and try again"
    case ENAMETOOLONG: "its path is too long; name a shorter one with --data-dir DIR"
    case ENOENT, ESTALE:
      "it was moved or removed meanwhile; check that the folder is there, and try again"
    case EBUSY, ETXTBSY, EAGAIN: "another program is using it; close that program, and try again"
    case ENOLCK, ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL:
      "this disk cannot do that; name a folder on another disk with --data-dir DIR"
    default:
      "the system refused, with its error number \(code); try again, or name a folder on another "
        + "disk with --data-dir DIR"
    }
  }
}
