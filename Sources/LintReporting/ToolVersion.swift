/// The version of this program, as `diratchet version` and every report name it.
package let toolVersion = "0.1.0"
