// Each case (`//===`) is a project of its own.

//=== by the function's name
final class AuthModel {
  func logOut() {  // want logout_field_reset "logOut"
    user = nil
    tokens = [:]
    name = ""
  }
  func didSignOut(reason: Reason) {  // want logout_field_reset "didSignOut"
    defaults.removeObject(forKey: "a")
    defaults.removeObject(forKey: "b")
    cache.removeAll()
  }
  // two fields
  func signOut() { user = nil; tokens = [:] }
}

//=== by the owner or a field
final class UserSessionManager {
  func reset() {  // want logout_field_reset "reset"
    count = 0
    isOpen = false
    items = []
  }
}
final class Model {
  func clearAll() {  // want logout_field_reset "clearAll"
    token = nil
    items = []
    page = 0
  }
}

//=== what watches and waits is cleared at every end
final class PlayerSession {
  func clearObservers() {
    statusObservation = nil
    controlObservation = nil
    startWatchdog = nil
    cancellables.removeAll()
  }
  // a session of playing
  func reset() { item = nil; rate = 0; queue = [] }
}

//=== forms and branches
final class SearchForm {
  func reset() { text = ""; filters = []; page = 0 }
  // the same field in three branches
  func logout() { if a { state = nil } else if b { state = nil } else { state = nil } }
  // comparisons and real values
  func signOut() { _ = user == nil; count = 3; name = other; state = .idle }
}
