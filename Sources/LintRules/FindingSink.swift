/// Where a rule puts what it finds in a file.
package struct FindingSink: Sendable {
}
