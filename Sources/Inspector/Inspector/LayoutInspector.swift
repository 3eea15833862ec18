// The facade: importing this module also imports the modules below it.
@_exported import LayoutDiagnosis
@_exported import LayoutModel
@_exported import LayoutReaders
@_exported import LayoutSemantics
@_exported import LayoutSyntax
