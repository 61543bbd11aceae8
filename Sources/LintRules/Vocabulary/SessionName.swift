/// What names say about the person who is signed in.
package enum SessionName {
  /// Whether a variable of that name and bare type holds what belongs to the signed-in user, and
  /// not a session of the platform or the token of a device or an observer.
  package static func isUserState(_ name: String, type: String) -> Bool {
    let words = name.lowercased()
    guard lastWords.contains(lastWord(name)) || identifiers.contains(where: words.hasSuffix) else {
      return false
    }
    return !deviceWords.contains(where: words.hasPrefix) && !type.holds("->")
      && !type.hasPrefix("(") && !harmlessTypes.contains(type)
      && !harmlessSuffixes.contains { type.hasSuffix($0) }
      && !(type.hasPrefix("AV") && type.hasSuffix("Session"))
  }

  /// Whether a type of that name keeps what belongs to the signed-in user: one of its words names
  /// the user, and the last one does not say that it only does something on the way.
  package static func keepsUserState(type name: String) -> Bool {
    var words = wordsOf(name)
    while words.count > 1, let last = words.last, kindWords.contains(last) { words.removeLast() }
    guard let last = words.last, !passingWords.contains(last) else { return false }
    if platformPrefixes.contains(where: name.hasPrefix) { return false }
    return words.contains(where: userWords.contains)
  }

  /// `User`, `Session`, `Manager` of `UserSessionManager`.
  private static func wordsOf(_ name: String) -> [String] {
    var words: [String] = []
    for character in name {
      if words.isEmpty || character.isUppercase && words.last?.last?.isUppercase == false {
        words.append("")
      }
      words[words.count - 1].append(character)
    }
    return words
  }

  private static let lastWords: Set<String> = [
    "user", "account", "accounts", "token", "tokens", "credential", "credentials", "profile",
    "session", "sessions", "username", "email", "password", "authentication", "authentications",
  ]
  private static let identifiers = ["userid", "accountid", "profileid", "sessionid", "customerid"]
  private static let deviceWords = ["push", "device", "apns", "fcm", "notification", "observ"]
  private static let harmlessTypes: Set<String> = [
    "Bool", "Any", "AnyObject", "NSObjectProtocol", "Task", "WCSession", "Int",
  ]
  private static let harmlessSuffixes = ["URLSession", "Cancellable", "HistoryToken"]

  private static let userWords: Set<String> = [
    "User", "Account", "Accounts", "Session", "Sessions", "Profile", "Credential", "Credentials",
    "Token", "Tokens", "Customer",
  ]
  private static let kindWords: Set<String> = ["Protocol", "Type", "Impl", "Interface"]
  private static let passingWords: Set<String> = [
    "Router", "Coordinator", "Factory", "Builder", "Analytics", "Tracker", "Logger", "Defaults",
    "Formatter", "Mapper", "Parser", "Validator", "Case", "Interactor", "Presenter", "View",
    "Controller", "Mock", "Assembly", "Decider", "Checker", "Observer", "Client", "API",
  ]
  private static let platformPrefixes = [
    "URLSession", "AVAudioSession", "WCSession", "UserDefaults",
  ]
}

/// The last word of a name in camel case, in lower case: `token` of `accessToken`.
func lastWord(_ name: String) -> String {
  let start = name.lastIndex(where: \.isUppercase) ?? name.startIndex
  return name[start...].lowercased()
}
