# make app     run and check the screens of Examples/App at two sizes, without a simulator
# make demo    build, and show what the program does with an example
# make test    everything that must pass: build, tests, format, the session under a pseudo-terminal, Headless
# make test-all  the same, and what takes minutes: the corpus through Headless
# make browser  open an HTML report in Chromium and use its controls; browser-all: also hostile names and 300 documents
# make headless  build and test the headless UIKit, and run printed source on it: an example, and every property
# make headless-corpus  print real files, compile and run that on the headless UIKit, compare the constraints:
#              DRAFT_INSPECT_CORPUS=folder, or CORPUS='file …'; FORMS=class,statements,plan
# make headless-random  the same with layouts made from seeds, in each dialect: LAYOUTS=520 SEED=1
# make bench   measure the solver beside its peers (needs python3), into Documentation/Performance.md
# make bench-readers  measure the readers beside Python's, and the program with a log of 500 MB, into the same file
# make bench-commands  measure whole commands on layouts of known shapes, before and after: make bench-commands BEFORE=…
# make growth  check that printing costs in proportion to views, in every dialect
# make scale   check 20,000 documents in one job and in two, by GNU parallel and PySpark (each skipped where there is none), with a
#              cache: make scale DOCUMENTS=… SAMPLES='file …'
# make fuzz    fuzz one reader with libFuzzer: make fuzz READER=ib MINUTES=20 SEEDS='folder …'
# make damage  read damaged copies of files, thousands of each: make damage FILES='…'
# make verify-corpus  the same with 'verify', in all dialects and forms that Headless can run: DRAFT_INSPECT_CORPUS or CORPUS
# make install build for use, and install the program, its manual page, completions and the sources of Headless below
#              $(PREFIX); make uninstall removes them
# make capture check what apps copy from Capture/: against stubs of Apple's API, and the commands in a real lldb
# make dist    one static program with manual page and completions in an archive (Linux); make deb: a Debian package of it

SWIFT ?= swift
# Without debug information, which takes a third of the time of a build: make test BUILD_FLAGS= has it.
BUILD_FLAGS ?= -Xswiftc -gnone
COMPILER ?= $(SWIFT)c
PREFIX ?= /usr/local
# Only what installs packages needs more rights, and root has them.
SUDO := $(shell test "$$(id -u)" = 0 || echo sudo)
PROGRAM = $(shell $(SWIFT) build --show-bin-path)/draft-inspect
EXAMPLE = Examples/login-form.json

# make heavy   the tests of `test-all` that need no corpus
.PHONY: all app capture demo modules test test-all unit heavy format session mcp browser browser-all headless headless-corpus \
    verify-corpus bench bench-readers bench-commands growth scale fuzz damage install uninstall dist deb libedit clean

all: libedit
	$(SWIFT) build $(BUILD_FLAGS)

demo: libedit
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	@echo; echo '$$ draft-inspect check $(EXAMPLE)'
	@$(PROGRAM) check $(EXAMPLE) || test $$? = 1
	@echo; echo '$$ draft-inspect explain $(EXAMPLE)'
	@$(PROGRAM) explain $(EXAMPLE) || test $$? = 1
	@echo; echo '$$ draft-inspect print $(EXAMPLE)'
	@$(PROGRAM) print $(EXAMPLE)
	@echo; echo 'now try: $(PROGRAM) $(EXAMPLE)'

SCREENS = LoginScreen CartScreen ProfileScreen SettingsScreen PlayerScreen ChatScreen ArticleScreen CalculatorScreen EmptyScreen \
    OrderCell(style:.default,reuseIdentifier:nil)

app: libedit
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	$(PROGRAM) run Examples/App/*.swift $(foreach screen,$(SCREENS),--view '$(screen)') --size 320x568 --size 393x852

# Its tests over Headless run with those of Headless.
capture: libedit
	SWIFTC=$(COMPILER) sh Tests/Capture/apple_stubs.sh
	$(SWIFT) build $(BUILD_FLAGS) --package-path Headless --product captured-app
	python3 Tests/Capture/lldb_test.py "$(PROGRAM)" \
	    "$$($(SWIFT) build --package-path Headless --show-bin-path)/captured-app"

test: format modules unit demo session browser headless

test-all: test heavy growth mcp browser-all headless-random headless-corpus verify-corpus

# Tests that break printed source in every place, or print the whole corpus in one more library.
HEAVY = [a-z]Mutation|SwiftLayoutCorpus|FlowCorpus|LibraryCorpus|MasonryCorpus|SourceRoundTripHeavy

unit: libedit
	$(SWIFT) build $(BUILD_FLAGS)
	$(SWIFT) test $(BUILD_FLAGS) --skip "$(HEAVY)"

heavy: libedit
	$(SWIFT) test $(BUILD_FLAGS) --filter "$(HEAVY)"

format:
	$(SWIFT) format lint --strict --recursive Sources Tests Plugins Fuzzing/Sources Fuzzing/Package.swift \
	    Benchmarks/Sources Benchmarks/Package.swift Headless/Sources Headless/Tests Headless/Package.swift \
	    Headless/DSLs/Sources Headless/DSLs/Tests Headless/DSLs/Package.swift Examples/App Capture Package.swift

# Which module imports which; fails on an arrow that points upward.
modules:
	python3 Tests/Architecture/module_graph.py

session: libedit
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	@sh Tests/Session/run.sh "$(PROGRAM)"

# The server for agents, by the official client of the protocol.
mcp: libedit
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	python3 -m venv .venv && .venv/bin/pip install -q mcp
	DRAFT_INSPECT="$(PROGRAM)" .venv/bin/python Tests/MCP/client_test.py
# The HTML report in Chromium: one page, skipped where there is none; all of it, with 300 documents.
browser: libedit
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	python3 Tests/Browser/report.py "$(PROGRAM)"

browser-all: libedit
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	python3 Tests/Browser/report.py "$(PROGRAM)" --all

HEADLESS = python3 Headless/Corpus/run.py --program "$(PROGRAM)" \
    --products "$$($(SWIFT) build --package-path Headless --show-bin-path)"
FORMS ?= class,statements,plan
# The stand-ins for libraries are a package of their own, which shares what is built.
DSLS = --package-path Headless/DSLs --scratch-path Headless/.build
CORPUS ?= $(wildcard $(DRAFT_INSPECT_CORPUS)/ib/*.storyboard $(DRAFT_INSPECT_CORPUS)/ib/*.xib)

headless: libedit
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	$(SWIFT) build $(BUILD_FLAGS) --package-path Headless --build-tests
	$(SWIFT) test $(BUILD_FLAGS) --package-path Headless --skip-build
	python3 Headless/uikit_types.py --check
	python3 Headless/DSLs/draftsman.py --check
	python3 Headless/DSLs/notautolayout.py --check
	$(SWIFT) build $(BUILD_FLAGS) $(DSLS) --build-tests
	$(SWIFT) test $(BUILD_FLAGS) $(DSLS) --skip-build
	$(HEADLESS) --forms $(FORMS) --minimum 6 --check-dumps --work Headless/.build/example \
	    $(EXAMPLE) Headless/Corpus/Examples/every-property.json
	$(MAKE) app capture
	python3 Headless/Corpus/verify.py --program "$(PROGRAM)" --minimum 26 $(EXAMPLE) Examples/nested-stacks.json

headless-corpus: libedit
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	$(SWIFT) build $(BUILD_FLAGS) --package-path Headless
	$(SWIFT) build $(BUILD_FLAGS) $(DSLS)
	@if test -z "$(strip $(CORPUS))"; then \
	    echo 'skipped: there is no corpus (set DRAFT_INSPECT_CORPUS to the folder that holds ib/)'; \
	else $(HEADLESS) --forms $(FORMS) --minimum 20 $(CORPUS); fi

# Of each dialect: so many layouts, of the seeds SEED and up.
LAYOUTS ?= 520
SEED ?= 1

headless-random: libedit
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	$(SWIFT) build $(BUILD_FLAGS) --package-path Headless
	$(SWIFT) build $(BUILD_FLAGS) $(DSLS)
	for dialect in anchors draftsman flow swiftlayout; do \
	    $(HEADLESS) --dialect $$dialect --random $(LAYOUTS) --seed $(SEED) \
	        --work Headless/.build/random/$$dialect || exit 1; done

verify-corpus: libedit
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	@if test -z "$(strip $(CORPUS))"; then \
	    echo 'skipped: there is no corpus (set DRAFT_INSPECT_CORPUS to the folder that holds ib/)'; \
	else python3 Headless/Corpus/verify.py --program "$(PROGRAM)" --minimum 20 Examples/*.json $(CORPUS); fi

bench:
	$(SWIFT) build -c release --package-path Benchmarks
	python3 -m venv Benchmarks/.venv && Benchmarks/.venv/bin/pip install -q kiwisolver highspy numpy
	Benchmarks/.venv/bin/python Benchmarks/run.py \
	    "$$($(SWIFT) build -c release --package-path Benchmarks --show-bin-path)/SolverBenchmarks" \
	    Documentation/Performance.md

bench-readers: libedit
	$(SWIFT) build -c release --product draft-inspect
	$(SWIFT) build -c release --package-path Benchmarks --product ReaderBenchmarks
	python3 Benchmarks/readers.py \
	    "$$($(SWIFT) build -c release --package-path Benchmarks --show-bin-path)/ReaderBenchmarks" \
	    "$$($(SWIFT) build -c release --show-bin-path)/draft-inspect" Documentation/Performance.md

bench-commands: libedit
	$(SWIFT) build -c release --product draft-inspect
	python3 Benchmarks/commands.py "$$($(SWIFT) build -c release --show-bin-path)/draft-inspect" $(BEFORE)

# Whether printing costs in proportion to views, in every dialect.
growth: libedit
	$(SWIFT) build -c release --product draft-inspect
	python3 Benchmarks/print_growth.py "$$($(SWIFT) build -c release --show-bin-path)/draft-inspect"

DOCUMENTS ?= 20000
SAMPLES ?= $(or $(CORPUS),$(wildcard Examples/*.json))
scale: libedit
	$(SWIFT) build -c release --product draft-inspect
	python3 Benchmarks/scale.py "$$($(SWIFT) build -c release --show-bin-path)/draft-inspect" \
	    --documents $(DOCUMENTS) $(SAMPLES)

READER ?= any
MINUTES ?= 20
fuzz:
	SWIFT="$(SWIFT)" sh Fuzzing/run.sh "$(READER)" "$(MINUTES)" $(SEEDS)

damage:
	$(SWIFT) build --package-path Fuzzing -c release --product damage-readers
	"$$($(SWIFT) build --package-path Fuzzing -c release --show-bin-path)/damage-readers" $(FILES)

# The version stands in the program alone.
VERSION := $(shell sed -n 's/^let programVersion = "\(.*\)"$$/\1/p' Sources/draft-inspect/DraftInspect.swift)
SWIFT_FLAGS ?=
DIST = .build/packages
SYSTEM := $(shell uname -s | tr A-Z a-z)-$(shell uname -m)

# The manual page and the completions are made from the program's own help.
install: libedit
	$(SWIFT) build -c release --product draft-inspect $(SWIFT_FLAGS)
	Packaging/stage.sh "$$($(SWIFT) build -c release $(SWIFT_FLAGS) --show-bin-path)/draft-inspect" "$(DESTDIR)" "$(PREFIX)"
	sh Headless/install.sh "$(DESTDIR)$(PREFIX)/share/draft-inspect" \
	    "$$($(SWIFT) build -c release $(SWIFT_FLAGS) --show-bin-path)/../.."

uninstall:
	Packaging/stage.sh --list | while read -r file; do rm -f "$(DESTDIR)$(PREFIX)/$$file"; done
	rm -rf "$(DESTDIR)$(PREFIX)/share/draft-inspect"
	@rmdir "$(DESTDIR)$(PREFIX)/share/doc/draft-inspect" 2>/dev/null || true

# On Linux everything is linked in: the standard library, the editor of lines, and C's library. It has its own folder, since
# other flags build other objects. Without the tables for unwinding, which are for exceptions of C++ and nothing here throws
# any, it is 3 MB smaller.
STATIC = -c release --product draft-inspect --scratch-path .build/static --static-swift-stdlib \
    -Xswiftc -static-executable $(SWIFT_FLAGS)
STATIC_PROGRAM = .build/packages/program/draft-inspect

$(STATIC_PROGRAM): libedit
	STATIC_LIBEDIT=1 $(SWIFT) build $(STATIC)
	mkdir -p $(dir $@)
	strip -R .eh_frame -R .eh_frame_hdr -o $@ "$$(STATIC_LIBEDIT=1 $(SWIFT) build $(STATIC) --show-bin-path)/draft-inspect"
	Packaging/verify-static.sh $@

dist: $(STATIC_PROGRAM)
	rm -rf "$(DIST)/draft-inspect-$(VERSION)"
	Packaging/stage.sh $(STATIC_PROGRAM) "$(DIST)" "/draft-inspect-$(VERSION)"
	tar -C "$(DIST)" --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 -czf \
	    "$(DIST)/draft-inspect-$(VERSION)-$(SYSTEM).tar.gz" "draft-inspect-$(VERSION)"
	@ls -l "$(DIST)"/*.tar.gz

deb: $(STATIC_PROGRAM)
	Packaging/debian.sh $(STATIC_PROGRAM) "$(VERSION)" "$(DIST)"

# macOS has libedit in its SDK; elsewhere the package manager has it.
libedit:
	@if test -f /usr/include/histedit.h \
	    || test -f "$$(xcrun --show-sdk-path 2>/dev/null)/usr/include/histedit.h"; then :; \
	elif command -v apt-get >/dev/null; then \
	    echo 'installing libedit'; \
	    $(SUDO) apt-get update -qq && \
	    $(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq libedit-dev >/dev/null; \
	elif command -v brew >/dev/null; then \
	    echo 'installing libedit'; brew install libedit; \
	else \
	    echo 'libedit is missing: install its development files (histedit.h)' >&2; exit 1; \
	fi

clean:
	$(SWIFT) package clean
