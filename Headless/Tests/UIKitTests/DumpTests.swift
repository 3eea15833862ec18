import Testing
import UIKit
@MainActor struct DumpSmoke { @Test func smoke() { #expect(UIView().layoutDump().contains("UIView")) } }
