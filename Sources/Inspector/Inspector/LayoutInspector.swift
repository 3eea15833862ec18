// The facade: whoever imports this module sees what all modules beneath it declare.
@_exported import LayoutDiagnosis
@_exported import LayoutModel
@_exported import LayoutReaders
@_exported import LayoutSemantics
@_exported import LayoutSyntax
