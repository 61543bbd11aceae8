/// Applies a function to every item on several threads; the results keep the items' order.
///
/// Items are handed out a few at a time from the front, so that one slow item delays nobody. The
/// threads have 8 MiB of stack. What is yielded does not depend on their number.
/// - Parameter state: makes what one thread keeps from item to item, such as a buffer.
package func mapInParallel<Item: Sendable, State, Result: Sendable>(
  _ items: [Item], threads: Int, state: @escaping @Sendable () -> State,
  transform: @escaping @Sendable (Item, inout State) -> Result
) -> [Result] {
  let threadCount = min(threads, items.count)
  guard threadCount > 1 else {
    var state = state()
    return items.map { transform($0, &state) }
  }
  let stride = max(1, min(32, items.count / (threadCount * 4)))
  let next = Guarded(0)
  let finished = Guarded([(start: Int, results: [Result])]())
  System.onThreads(threadCount) { _ in
    var state = state()
    while true {
      let start = next.use { next in
        defer { next += stride }
        return next
      }
      if start >= items.count { return }
      let results = items[start..<min(start + stride, items.count)].map { transform($0, &state) }
      finished.use { $0.append((start, results)) }
    }
  }
  var parts = finished.use { $0.sorted { $0.start > $1.start } }
  finished.use { $0 = [] }
  var results: [Result] = []
  results.reserveCapacity(items.count)
  // Each part is let go when it was taken over, so that never all of it is there twice.
  while let part = parts.popLast() { results += part.results }
  return results
}

/// Applies a function to every item on several threads; the results keep the items' order.
package func mapInParallel<Item: Sendable, Result: Sendable>(
  _ items: [Item], threads: Int, transform: @escaping @Sendable (Item) -> Result
) -> [Result] {
  mapInParallel(items, threads: threads, state: {}, transform: { item, _ in transform(item) })
}

/// What a new thread is handed: the system passes on one address only.
final class ThreadWork: Sendable {
  let body: @Sendable () -> Void

  init(body: @escaping @Sendable () -> Void) { self.body = body }
}
