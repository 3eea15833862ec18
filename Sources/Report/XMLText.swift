import LayoutInspector

/// Text for people in an element or an attribute of XML or HTML: control characters are visible.
func escapedForXML(_ text: String) -> String { XMLText.escaped(printable(text)) }
