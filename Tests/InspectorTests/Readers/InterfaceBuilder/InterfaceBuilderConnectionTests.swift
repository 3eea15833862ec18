import Testing

@testable import LayoutModel
@testable import LayoutReaders

@Suite("what Interface Builder's documents connect to screens")
struct InterfaceBuilderConnectionTests {
    @Test("sections of a static table, with their titles, the number of their cells and their lines")
    func staticSections() throws {
        func cell(_ id: String) -> String {
            """
            <tableViewCell id="\(id)"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
            <rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView></tableViewCell>
            """
        }
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
            <scenes><scene sceneID="s"><objects><tableViewController id="c" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" style="grouped" id="table">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <sections>
            <tableViewSection headerTitle="Account" footerTitle="Signed in" id="one"><cells>
            \(cell("a"))\(cell("b"))</cells></tableViewSection>
            <tableViewSection id="two"><cells>\(cell("d"))</cells></tableViewSection>
            </sections></tableView></tableViewController></objects></scene></scenes></document>
            """
        let found = try InterfaceBuilderReader.connections(of: Array(document.utf8))
        #expect(found.map(\.kind) == [.staticSection, .staticSection])
        #expect(
            found.map(\.text) == [
                "header \"Account\", footer \"Signed in\", 2 cells to return from tableView(_:cellForRowAt:)",
                "1 cell to return from tableView(_:cellForRowAt:)",
            ]
        )
        #expect(found.map(\.line) == [7, 13])
    }
}
