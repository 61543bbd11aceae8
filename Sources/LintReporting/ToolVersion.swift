/// The version of this program, as `diratchet version` and every report name it.
package let toolVersion = "0.1.0"

/// The day of this version, for the manual page.
package let versionDay = "2026-11-30"
