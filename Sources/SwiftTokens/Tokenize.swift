/// The tokens of a Swift file.
///
/// A total function: any bytes yield tokens, in time linear in their number, and an unterminated
/// literal ends where the compiler would end it.
///
/// - Parameter bytes: at most 4 GiB.
public func tokenize(_ bytes: [UInt8]) -> TokenizedSource {
  var tokenizer = Tokenizer(bytes)
  return tokenizer.scanFile()
}
