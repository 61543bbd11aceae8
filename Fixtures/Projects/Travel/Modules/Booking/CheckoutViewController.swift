import Combine
import Core
import UIKit

/// The last screen that is still UIKit.
final class CheckoutViewController: UIViewController {
    @Inject private var analytics: any Analytics

    private let model: CheckoutViewModel
    private let payButton = UIButton(configuration: .filled())
    private var subscriptions: Set<AnyCancellable> = []

    init(model: CheckoutViewModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        payButton.addAction(UIAction { [weak self] _ in self?.pay() }, for: .touchUpInside)
        model.$isPaying
            .sink { [payButton] in payButton.configuration?.showsActivityIndicator = $0 }
            .store(in: &subscriptions)
        view.addSubview(payButton)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        analytics.track(AnalyticsEvent("checkout_shown"))
        guard !ReachabilityMonitor.sharedInstance.isOnline else { return }
        payButton.isEnabled = false
    }

    private func pay() {
        Task { await model.pay() }
    }
}
