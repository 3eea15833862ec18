#!/bin/sh
# Type-checks the files of Capture against stubs of Apple's API, in both language modes. SWIFTC is the compiler.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
compiler=${SWIFTC:-swiftc}
modules=$(mktemp -d)
trap 'rm -rf "$modules"' EXIT
for module in ObjectiveC UIKit; do
    "$compiler" -frontend -emit-module -parse-as-library -enable-objc-interop -swift-version 5 -suppress-warnings \
        -module-name $module -I "$modules" -o "$modules/$module.swiftmodule" "$root/Tests/Capture/AppleStubs/$module.swift"
done
for version in 5 6; do
    "$compiler" -frontend -typecheck -parse-as-library -enable-objc-interop -warnings-as-errors -D DEBUG \
        -swift-version $version -module-name App -I "$modules" "$root/Capture/LayoutCapture.swift"
done
"$compiler" -frontend -typecheck -parse-as-library -swift-version 6 -warnings-as-errors "$root/Capture/LayoutCapture.swift"
echo 'Capture compiles against the stubs of UIKit'
