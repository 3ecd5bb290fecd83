#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileOperation {
  /// The meaning of an `errno`, with the remedy.
  func remedy(_ code: Int32) -> String {
    switch code {
    case EIO, ENXIO, ENODEV:
      "the disk reports an error; copy the folder to another disk, then check this one"
    case EFBIG:
      "files may not grow that large here; raise the limit for file sizes, or use another disk"
    case EMFILE, ENFILE: "too many files are open; close other programs, and try again"
    case ENOMEM: "the memory is full; close other programs, and try again"
    case ENAMETOOLONG: "its path is too long; name a folder with a shorter one"
    case ENOENT where self == .makeFolder: "no folder can be made there; name one elsewhere"
    case ENOENT, ESTALE:
      "it was moved or removed meanwhile; check that the folder is there, and try again"
    case EBUSY, ETXTBSY, EAGAIN: "another program is using it; close that program, and try again"
    case ENOLCK, ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL:
      "this disk cannot do that; use a folder on another disk"
    default:
      "the system refused, with its error number \(code); try again, or use another disk"
    }
  }
}
