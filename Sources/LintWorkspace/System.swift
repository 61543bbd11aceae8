#if canImport(Darwin)
  import CoreFoundation
  @preconcurrency import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// The operating system as the rest of the program sees it: the one file that knows platforms.
///
/// Paths are absolute or relative to the working directory, `/` between components. Calls that can
/// fail throw a `SystemError`; nothing here prints, caches or decides.
package enum System {
  /// The value of an environment variable; nil when it is not set.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// How many cores this process may use, at least one.
  package static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The working directory, absolute; what the shell calls it may still hold links.
  package static func findWorkingFolder() throws(SystemError) -> String {
    try takePath(getcwd(nil, 0))
  }

  /// Whether a file descriptor (1 is the output, 2 the error output) is shown on a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Columns of the terminal behind a descriptor; nil when it is none or does not say.
  package static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Makes a write to a closed pipe an error of that write, instead of the end of the process.
  package static func ignoreBrokenPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Ends the process.
  package static func end(withStatus status: Int32) -> Never { exit(status) }

  /// A name in the composed form in which sources spell it; file systems of Darwin may decompose.
  static func composed(_ name: String) -> String {
    #if canImport(Darwin)
      guard name.utf8.contains(where: { $0 >= 0x80 }) else { return name }
      let utf8 = CFStringBuiltInEncodings.UTF8.rawValue
      guard let text = CFStringCreateMutable(nil, 0) else { return name }
      CFStringAppendCString(text, name, utf8)
      CFStringNormalize(text, .C)
      var bytes = [CChar](repeating: 0, count: name.utf8.count * 3 + 1)
      guard CFStringGetCString(text, &bytes, bytes.count, utf8) else { return name }
      return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      return name
    #endif
  }
}

/// Why the operating system refused something.
package struct SystemError: Error, Sendable, Equatable {
  package var code: Int32

  /// The system's own words, lower case: `permission denied`.
  package var reason: String { ownReason ?? String(cString: strerror(code)).lowercased() }

  /// Whether there is nothing under the path that was named.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether the reader of a pipe went away.
  package var isBrokenPipe: Bool { code == EPIPE }

  static var last: SystemError { SystemError(code: errno) }
  static let notAFile = SystemError(code: EISDIR)
  static let missing = SystemError(code: ENOENT)
  static let unexpectedEnd = SystemError(code: EIO)
}

extension System {
  /// What lies under a path, links followed.
  package static func status(of path: String) throws(SystemError) -> FileStatus {
    try inspect { stat(path, &$0) }
  }

  /// What lies under a path itself: a link is a link.
  package static func linkStatus(of path: String) throws(SystemError) -> FileStatus {
    try inspect { lstat(path, &$0) }
  }

  private static func inspect(_ ask: (inout stat) -> Int32) throws(SystemError) -> FileStatus {
    var information = stat()
    guard ask(&information) == 0 else { throw .last }
    return FileStatus(information)
  }

  /// The absolute path with every link resolved.
  package static func resolvedPath(_ path: String) throws(SystemError) -> String {
    try takePath(realpath(path, nil))
  }

  /// Frees a path that the system allocated; nil stands for a failure.
  private static func takePath(_ text: UnsafeMutablePointer<CChar>?) throws(SystemError) -> String {
    guard let text else { throw .last }
    defer { free(text) }
    guard let path = String(validatingCString: text) else { throw .notUTF8 }
    return path
  }

  /// The names in a folder, in the order of the file system, without `.` and `..`.
  static func entries(of folder: String) throws(SystemError) -> [FolderEntry] {
    guard let stream = opendir(folder) else { throw .last }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      // The name ends in a zero byte inside of the entry that `readdir` just filled in.
      let (name, isValid) = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { start in
          if let name = String(validatingCString: start) { return (name, true) }
          return (shownText((0..<strlen(start)).map { UInt8(bitPattern: start[$0]) }), false)
        }
      }
      if name == "." || name == ".." { continue }
      let kind = FileKind(entryType: entry.pointee.d_type)
      entries.append(FolderEntry(name: name, hasValidName: isValid, kind: kind))
    }
    return entries
  }

  /// The bytes of a regular file; other kinds are never read.
  package static func read(_ path: String) throws(SystemError) -> [UInt8] {
    let descriptor = try openFile(path, for: .reading)
    defer { close(descriptor) }
    let status = try inspect { fstat(descriptor, &$0) }
    guard status.kind == .file else { throw status.kind == .folder ? .notAFile : .notRegular }
    return try readAll(descriptor, expecting: status.byteCount)
  }

  /// Opens a file such that programs that are started do not see it.
  package static func openFile(
    _ path: String, for access: FileAccess
  ) throws(SystemError) -> Int32 {
    let descriptor = open(path, access.flags | O_CLOEXEC | O_NOCTTY, 0o666)
    guard descriptor >= 0 else { throw .last }
    return descriptor
  }

  /// Fills a part of the space, and says how many bytes came: 0 at the end of the input.
  static func readSome(
    _ descriptor: Int32, into space: UnsafeMutableBufferPointer<UInt8>
  ) throws(SystemError) -> Int {
    while true {
      let received = platformRead(descriptor, space.baseAddress, space.count)
      if received >= 0 { return received }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Writes a part of the bytes to a descriptor, and says how many.
  static func writeSome(_ bytes: ArraySlice<UInt8>, to file: Int32) throws(SystemError) -> Int {
    while true {
      let sent = bytes.withUnsafeBytes { platformWrite(file, $0.baseAddress, $0.count) }
      if sent >= 0 { return sent }
      guard errno == EINTR else { throw .last }
    }
  }

  /// Waits until what was written to a descriptor is stored, and closes it.
  static func synchronizeAndClose(_ descriptor: Int32) throws(SystemError) {
    let isStored = fsync(descriptor) == 0 || errno == EINVAL
    let failure = SystemError.last
    let isClosed = close(descriptor) == 0
    guard isStored else { throw failure }
    guard isClosed else { throw .last }
  }

  /// Closes a descriptor whose fate no longer matters.
  package static func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

  static func move(_ path: String, to target: String) throws(SystemError) {
    guard rename(path, target) == 0 else { throw .last }
  }

  /// Removes a file or a link, never a folder.
  package static func remove(_ path: String) throws(SystemError) {
    guard unlink(path) == 0 else { throw .last }
  }

  /// Gives a file the permissions of another.
  static func copyPermissions(from source: String, to descriptor: Int32) {
    var information = stat()
    guard stat(source, &information) == 0 else { return }
    _ = fchmod(descriptor, information.st_mode & 0o7777)
  }

  /// Makes a folder whose parent exists; fine when it is there already.
  package static func makeFolder(_ path: String) throws(SystemError) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
  }

  static var processIdentifier: Int32 { getpid() }
}

extension FileStatus {
  fileprivate init(_ information: stat) {
    kind = FileKind(mode: information.st_mode)
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: information.st_dev),
      inode: UInt64(truncatingIfNeeded: information.st_ino))
    byteCount = Int(information.st_size)
    #if canImport(Darwin)
      (modified, changed) = (FileTime(information.st_mtimespec), FileTime(information.st_ctimespec))
    #else
      (modified, changed) = (FileTime(information.st_mtim), FileTime(information.st_ctim))
    #endif
  }
}

extension FileTime {
  fileprivate init(_ time: timespec) {
    seconds = UInt32(truncatingIfNeeded: time.tv_sec)
    nanoseconds = UInt32(truncatingIfNeeded: time.tv_nsec)
  }
}

extension FileAccess {
  fileprivate var flags: Int32 {
    switch self {
    case .reading: O_RDONLY | O_NONBLOCK
    case .streaming: O_RDONLY
    case .replacing: O_WRONLY | O_CREAT | O_TRUNC
    case .appending: O_WRONLY | O_CREAT | O_APPEND
    }
  }
}

extension FileKind {
  fileprivate init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    default: self = .special
    }
  }

  /// The types of entries are those of modes without the bits below; 0 is not known.
  fileprivate init?(entryType: UInt8) {
    if entryType == 0 { return nil }
    self.init(mode: mode_t(entryType) << 12)
  }
}

// The names below are also names of `System`'s own functions, which would hide them there.

private func platformRead(_ descriptor: Int32, _ start: UnsafeMutableRawPointer?, _ count: Int)
  -> Int
{ read(descriptor, start, count) }

private func platformWrite(_ descriptor: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, start, count)
}

/// A value that threads take turns at.
package final class Guarded<Value>: @unchecked Sendable {
  // Unchecked, yet safe: `value` is touched by `use` only, which holds the lock.
  private var value: Value
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  package init(_ value: Value) {
    self.value = value
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Does something with the value while no other thread can.
  package func use<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value)
  }
}

extension System {
  /// Runs the body once on each of `count` threads, given 0, 1, …, and waits for all of them.
  static func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let started = (0..<count).map { index in startThread { body(index) } }
    for (index, thread) in started.enumerated() {
      if let thread { pthread_join(thread, nil) } else { body(index) }
    }
  }

  /// Nil when the system has no thread left; then the caller does the work itself.
  private static func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 8 << 20)
    let work = Unmanaged.passRetained(ThreadWork(body: body))
    #if canImport(Glibc)
      var identifier = pthread_t()
    #else
      var identifier: pthread_t?
    #endif
    let status = pthread_create(&identifier, &attributes, { runThread($0) }, work.toOpaque())
    if status == 0 { return identifier }
    work.release()
    return nil
  }
}

private func runThread(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let work { Unmanaged<ThreadWork>.fromOpaque(work).takeRetainedValue().body() }
  return nil
}

extension System {
  /// Starts a program that is looked up in `PATH`; what it says of errors goes to a descriptor.
  static func start(
    _ program: String, _ arguments: [String], environment: [String], errors: Int32
  ) throws(SystemError) -> ChildProcess {
    let input = try makePipe()
    let output = try makePipe()
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var identifier = pid_t()
    let status = withStrings([program] + arguments) { arguments in
      withStrings(environment) { environment in
        posix_spawnp(&identifier, program, &actions, nil, arguments, environment)
      }
    }
    close(input.reading)
    close(output.writing)
    if status == 0 {
      return ChildProcess(identifier: identifier, input: input.writing, output: output.reading)
    }
    close(input.writing)
    close(output.reading)
    throw SystemError(code: status)
  }

  /// Waits for the end of a program and yields its exit status, 128 + n for a signal n.
  static func wait(for process: ChildProcess) -> Int32 {
    var status: Int32 = 0
    while waitpid(process.identifier, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }

  /// Both ends are closed in programs that are started, unless given to them by name.
  static func makePipe() throws(SystemError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// The environment as `NAME=value` entries.
  package static var environmentEntries: [String] {
    #if canImport(Darwin)
      let start = _NSGetEnviron().pointee
    #else
      let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var entries: [String] = []
    while let text = start?[entries.count] { entries.append(String(cString: text)) }
    return entries
  }

  /// Lends a null-terminated array of C strings.
  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
