#!/bin/sh
# Prints the Homebrew formula of a release: formula.sh URL SHA256 > draft-inspect.rb
set -eu
case $2 in *[!0-9a-f]* | '') echo 'formula.sh: expected a SHA-256 in hexadecimal digits' >&2; exit 64 ;; esac
case $1 in https://*[\"\\#]* | '') exit 64 ;; https://*) ;; *) echo 'formula.sh: expected an https address' >&2; exit 64 ;; esac
cat <<END
class DraftInspect < Formula
  desc "Layout debugger for Auto Layout, and printer of Swift source"
  homepage "${1%%/archive/*}"
  url "$1"
  sha256 "$2"
  license "MIT"

  depends_on xcode: ["16.0", :build] if OS.mac?
  on_linux do
    depends_on "swift" => :build
    depends_on "libedit"
  end

  def install
    system "make", "install", "PREFIX=#{prefix}", "SWIFT_FLAGS=--disable-sandbox"
  end

  test do
    (testpath/"console.log").write "nothing about layouts\n"
    assert_match version.to_s, shell_output("#{bin}/draft-inspect --version")
    system bin/"draft-inspect", "check", "console.log"
  end
end
END
