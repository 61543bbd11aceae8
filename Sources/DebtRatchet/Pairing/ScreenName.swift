/// What the names of types say of a screen and the model that it shows: `CartView`,
/// `CartViewController` and `CartViewModel`, `CartPresenter`.
enum ScreenName {
  /// What a model's name says of its screen: `Cart` of `CartViewModel`; nil if it is none.
  static func ofModel(_ type: String) -> Substring? {
    type.contains(".") ? nil : stem(of: type[...], modelEndings)
  }

  /// The names that the model of a screen may go by: `Cart` for `CartView`, and `CartScreen` as
  /// well as `Cart` for `CartScreen`; none if it is no screen.
  static func models(ofScreen type: Substring) -> [Substring] {
    stem(of: type, screenEndings).map { [$0, type] } ?? []
  }

  private static func stem(of name: Substring, _ endings: [String]) -> Substring? {
    guard let ending = endings.first(where: name.hasSuffix), name.count > ending.count else {
      return nil
    }
    return name.dropLast(ending.count)
  }

  /// The longer ones first.
  private static let modelEndings = ["ViewModel", "Presenter", "Interactor", "Model", "VM"]
  private static let screenEndings = ["ViewController", "View", "Screen", "Page", "VC"]
}
