import UIKit

/// A form at the middle of the screen, with buttons at its bottom.
final class LoginScreen: UIViewController {
    private let titleLabel = UILabel()
    private let email = UITextField()
    private let password = UITextField()
    private let signIn = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Welcome back"
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        email.placeholder = "Email"
        password.placeholder = "Password"
        signIn.setTitle("Sign in", for: .normal)
        signIn.addTarget(self, action: #selector(submit), for: .touchUpInside)
        for each in [titleLabel, email, password, signIn] {
            each.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(each)
        }
        let guide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: guide.topAnchor, constant: 48),
            titleLabel.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            titleLabel.leadingAnchor.constraint(greaterThanOrEqualTo: guide.leadingAnchor, constant: 16),

            email.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 32),
            email.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 24),
            email.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -24),
            email.heightAnchor.constraint(equalToConstant: 44),

            password.topAnchor.constraint(equalTo: email.bottomAnchor, constant: 12),
            password.leadingAnchor.constraint(equalTo: email.leadingAnchor),
            password.trailingAnchor.constraint(equalTo: email.trailingAnchor),
            password.heightAnchor.constraint(equalTo: email.heightAnchor),

            signIn.topAnchor.constraint(greaterThanOrEqualTo: password.bottomAnchor, constant: 24),
            signIn.leadingAnchor.constraint(equalTo: email.leadingAnchor),
            signIn.trailingAnchor.constraint(equalTo: email.trailingAnchor),
            signIn.heightAnchor.constraint(equalToConstant: 50),
            signIn.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -24),
        ])
    }

    @objc private func submit() {}
}
