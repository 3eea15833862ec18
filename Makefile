# CONTRIBUTING.md lists the targets: what each does, its variables, and how long it takes.

SWIFT ?= swift
# Without debug information, which takes a third of the time of a build: make test BUILD_FLAGS= has it.
BUILD_FLAGS ?= -Xswiftc -gnone
COMPILER ?= $(SWIFT)c
PREFIX ?= /usr/local
PROGRAM = $(shell $(SWIFT) build --show-bin-path)/draft-inspect
EXAMPLE = Examples/login-form.json

.PHONY: ablation all app capture demo modules test test-all unit unit-build unit-tests heavy format session mcp proofs proofs-all same-lp browser browser-all \
    headless headless-build headless-tests headless-examples headless-forms headless-forms-all headless-corpus \
    headless-random verify-corpus bench \
    bench-readers bench-commands bench-families growth scale fuzz damage install uninstall static-licences dist bare-system deb tools python venv clean

all: tools
	$(SWIFT) build $(BUILD_FLAGS)

demo: tools
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

app: tools
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	$(PROGRAM) run Examples/App/*.swift $(foreach screen,$(SCREENS),--view '$(screen)') --size 320x568 --size 393x852
	@# What compilers say of the rest differs between systems.
	$(PROGRAM) run --project Examples/Shop --all --left-out --size 320x568 2>&1 | grep -v "^building Headless" \
	    | if [ "$$(uname)" = Linux ]; then diff Tests/RunProject/shop.txt -; else grep "2 of 2 classes ran"; fi

# Its tests over Headless run with those of Headless.
capture: python
	SWIFTC=$(COMPILER) sh Tests/Capture/apple_stubs.sh
	$(SWIFT) build $(BUILD_FLAGS) --package-path Headless --product captured-app
	python3 Tests/Capture/lldb_test.py "$(PROGRAM)" \
	    "$$($(SWIFT) build --package-path Headless --show-bin-path)/captured-app"

# Each part by itself, so that its time is known.
PARTS = python3 Tests/Timing/parts.py "$(MAKE) --no-print-directory"
TEST = format modules unit-build unit-tests demo session proofs browser headless-build headless-tests headless-examples \
    headless-forms app capture

test: python
	@$(PARTS) $(TEST)

test-all: python
	@$(PARTS) $(TEST) heavy growth mcp proofs-all same-lp browser-all headless-forms-all headless-random headless-corpus verify-corpus bare-system

# Tests that break printed source in every place, print the whole corpus in one more library, or repeat others many times.
HEAVY = [a-z]Mutation|SwiftLayoutCorpus|FlowCorpus|LibraryCorpus|MasonryCorpus|[a-z]Heavy

# The file in which the toolchain records when each test began and ended, if it can.
EVENTS = $(if $(TEST_EVENTS),$(if $(shell $(SWIFT) test --help-hidden | grep -e --event-stream-output-path), \
    --event-stream-output-path "$(TEST_EVENTS)"))

unit: unit-build unit-tests

unit-build: tools
	$(SWIFT) build $(BUILD_FLAGS) --build-tests

unit-tests: unit-build
	$(SWIFT) test $(BUILD_FLAGS) --skip-build --skip "$(HEAVY)" $(EVENTS)

heavy: tools
	$(SWIFT) test $(BUILD_FLAGS) --filter "$(HEAVY)"

format: tools
	$(SWIFT) format lint --strict --recursive Sources Tests Plugins Fuzzing/Sources Fuzzing/Package.swift \
	    Benchmarks/Sources Benchmarks/Package.swift Headless/Sources Headless/Tests Headless/Package.swift \
	    Headless/DSLs/Sources Headless/DSLs/Tests Headless/DSLs/Package.swift Examples/App Examples/Shop Capture Package.swift

# Which module imports which; fails on an arrow that points upward.
modules: python
	python3 Tests/Architecture/module_graph.py

session: python
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	@sh Tests/Session/run.sh "$(PROGRAM)"

# The server for agents, by the official client of the protocol.
mcp: venv
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	python3 -m venv .venv && .venv/bin/pip install -q mcp
	DRAFT_INSPECT="$(PROGRAM)" .venv/bin/python Tests/MCP/client_test.py
	DRAFT_INSPECT="$(PROGRAM)" .venv/bin/python Tests/MCP/tasks_test.py

# Proofs of examples and random layouts, and mutants of them, by the checker that shares nothing with the program.
PROOFS = python3 Tests/Proofs/proofs.py "$(PROGRAM)" Examples/*.json
SAME_PROOFS = python3 Tests/Proofs/same_proofs.py

proofs: python
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	$(PROOFS) --random 30
	$(SAME_PROOFS) --random 40 --corpus 40 "$(PROGRAM)"

proofs-all: python
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	$(PROOFS) --random 1000 --mutants 11
	$(SAME_PROOFS) --random 1000 --mutants 11 --corpus 1 --dialects anchors,snapkit,draftsman "$(PROGRAM)"

# Verdicts of `same` on mutants, held against HiGHS.
# FILES: storyboards and xibs of Xcode's.
ablation: tools
	python3 Tests/Ablation/ablation.py "$(PROGRAM)" --hide none $(FILES)
	python3 Tests/Ablation/ablation.py "$(PROGRAM)" --hide leaves $(FILES)
	python3 Tests/Ablation/ablation.py "$(PROGRAM)" --hide all $(FILES)

same-lp: venv
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	python3 -m venv .venv && .venv/bin/pip install -q scipy
	.venv/bin/python Tests/Same/linear_program.py "$(PROGRAM)" Examples/*.json --mutants 10

# The HTML report in Chromium: one page, skipped where there is none; all of it, with 300 documents.
browser: python
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	python3 Tests/Browser/report.py "$(PROGRAM)"

browser-all: python
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	python3 Tests/Browser/report.py "$(PROGRAM)" --all

HEADLESS = python3 Headless/Corpus/run.py --program "$(PROGRAM)" \
    --products "$$($(SWIFT) build --package-path Headless --show-bin-path)"
FORMS ?= class,statements,plan
# The stand-ins for libraries are a package of their own, which shares what is built.
DSLS = --package-path Headless/DSLs --scratch-path Headless/.build
CORPUS ?= $(wildcard $(DRAFT_INSPECT_CORPUS)/ib/*.storyboard $(DRAFT_INSPECT_CORPUS)/ib/*.xib)

headless: headless-tests headless-examples headless-forms app capture

headless-build: python
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	$(SWIFT) build $(BUILD_FLAGS) --package-path Headless --build-tests
	$(SWIFT) build $(BUILD_FLAGS) $(DSLS) --build-tests

headless-tests: headless-build
	$(SWIFT) test $(BUILD_FLAGS) --package-path Headless --skip-build
	$(SWIFT) test $(BUILD_FLAGS) $(DSLS) --skip-build
	python3 Headless/uikit_types.py --check
	python3 Headless/DSLs/draftsman.py --check
	python3 Headless/DSLs/notautolayout.py --check

headless-examples: headless-build
	$(HEADLESS) --forms $(FORMS) --minimum 6 --check-dumps --work Headless/.build/example \
	    $(EXAMPLE) Headless/Corpus/Examples/every-property.json
	python3 Headless/Corpus/verify.py --program "$(PROGRAM)" --minimum 26 $(EXAMPLE) Examples/nested-stacks.json

# Each documented form of the libraries against its reading, its run and its prints: one of SAMPLE, or all.
SAMPLE ?= 12
FORM_TABLES = python3 Headless/Forms/forms.py --program "$(PROGRAM)" $(wildcard Headless/Forms/*.forms)

headless-forms: python
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	$(FORM_TABLES) --every $(SAMPLE)

headless-forms-all: python
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	$(FORM_TABLES)

headless-corpus: python
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	$(SWIFT) build $(BUILD_FLAGS) --package-path Headless
	$(SWIFT) build $(BUILD_FLAGS) $(DSLS)
	@if test -z "$(strip $(CORPUS))"; then \
	    echo 'skipped: there is no corpus (set DRAFT_INSPECT_CORPUS to the folder that holds ib/)'; \
	else $(HEADLESS) --forms $(FORMS) --minimum 20 $(CORPUS); fi

# The number of layouts for each dialect, with seeds from SEED on.
LAYOUTS ?= 520
SEED ?= 1

headless-random: python
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	$(SWIFT) build $(BUILD_FLAGS) --package-path Headless
	$(SWIFT) build $(BUILD_FLAGS) $(DSLS)
	for dialect in anchors draftsman flow swiftlayout; do \
	    $(HEADLESS) --dialect $$dialect --random $(LAYOUTS) --seed $(SEED) \
	        --work Headless/.build/random/$$dialect || exit 1; done

verify-corpus: python
	$(SWIFT) build $(BUILD_FLAGS) --product draft-inspect
	@if test -z "$(strip $(CORPUS))"; then \
	    echo 'skipped: there is no corpus (set DRAFT_INSPECT_CORPUS to the folder that holds ib/)'; \
	else python3 Headless/Corpus/verify.py --program "$(PROGRAM)" --minimum 20 Examples/*.json $(CORPUS) && \
	    python3 Headless/Corpus/verify.py --program "$(PROGRAM)" --minimum 20 --forms class --settings $(CORPUS); fi

bench: venv
	$(SWIFT) build -c release --package-path Benchmarks
	python3 -m venv Benchmarks/.venv && Benchmarks/.venv/bin/pip install -q kiwisolver highspy numpy
	Benchmarks/.venv/bin/python Benchmarks/run.py \
	    "$$($(SWIFT) build -c release --package-path Benchmarks --show-bin-path)/SolverBenchmarks" \
	    Documentation/Performance.md

bench-readers: python
	$(SWIFT) build -c release --product draft-inspect
	$(SWIFT) build -c release --package-path Benchmarks --product ReaderBenchmarks
	python3 Benchmarks/readers.py \
	    "$$($(SWIFT) build -c release --package-path Benchmarks --show-bin-path)/ReaderBenchmarks" \
	    "$$($(SWIFT) build -c release --show-bin-path)/draft-inspect" Documentation/Performance.md

bench-commands: python
	$(SWIFT) build -c release --product draft-inspect
	python3 Benchmarks/commands.py "$$($(SWIFT) build -c release --show-bin-path)/draft-inspect" $(BEFORE)

# How checking grows on small layouts that are hard.
bench-families: python
	$(SWIFT) build -c release --product draft-inspect
	python3 Benchmarks/families.py "$$($(SWIFT) build -c release --show-bin-path)/draft-inspect"

# Whether printing costs in proportion to views, in every dialect.
growth: python
	$(SWIFT) build -c release --product draft-inspect
	python3 Benchmarks/print_growth.py "$$($(SWIFT) build -c release --show-bin-path)/draft-inspect"

DOCUMENTS ?= 20000
SAMPLES ?= $(or $(CORPUS),$(wildcard Examples/*.json))
scale: python
	$(SWIFT) build -c release --product draft-inspect
	python3 Benchmarks/scale.py "$$($(SWIFT) build -c release --show-bin-path)/draft-inspect" \
	    --documents $(DOCUMENTS) $(SAMPLES)

READER ?= any
MINUTES ?= 20
fuzz: tools
	SWIFT="$(SWIFT)" sh Fuzzing/run.sh "$(READER)" "$(MINUTES)" $(SEEDS)

damage: tools
	$(SWIFT) build --package-path Fuzzing -c release --product damage-readers
	"$$($(SWIFT) build --package-path Fuzzing -c release --show-bin-path)/damage-readers" $(FILES)

# The version is in the program alone.
VERSION := $(shell sed -n 's/^let programVersion = "\(.*\)"$$/\1/p' Sources/draft-inspect/DraftInspect.swift)
SWIFT_FLAGS ?=
DIST = .build/packages
LICENCES = $(DIST)/licences

# The manual page and the completions are made from the program's own help.
install: tools
	$(SWIFT) build -c release --product draft-inspect $(SWIFT_FLAGS)
	rm -rf "$(LICENCES)"
	Packaging/licences.sh "$$($(SWIFT) build -c release $(SWIFT_FLAGS) --show-bin-path)/../../checkouts" "$(LICENCES)"
	Packaging/stage.sh "$$($(SWIFT) build -c release $(SWIFT_FLAGS) --show-bin-path)/draft-inspect" "$(DESTDIR)" "$(PREFIX)" \
	    "$(LICENCES)"
	sh Headless/install.sh "$(DESTDIR)$(PREFIX)/share/draft-inspect" \
	    "$$($(SWIFT) build -c release $(SWIFT_FLAGS) --show-bin-path)/../.."

uninstall:
	Packaging/stage.sh --list | while read -r file; do rm -f "$(DESTDIR)$(PREFIX)/$$file"; done
	rm -rf "$(DESTDIR)$(PREFIX)/share/draft-inspect" "$(DESTDIR)$(PREFIX)/share/doc/draft-inspect/licences"
	@rmdir "$(DESTDIR)$(PREFIX)/share/doc/draft-inspect" 2>/dev/null || true

# On Linux everything is linked in: the standard library, the editor of lines, and C's library. It has its own folder, since
# other flags build other objects. Without the tables for unwinding, which are for exceptions of C++ and nothing here throws
# any, it is 3 MB smaller.
STATIC = -c release --product draft-inspect --scratch-path .build/static --static-swift-stdlib \
    -Xswiftc -static-executable $(SWIFT_FLAGS)
STATIC_PROGRAM = .build/packages/program/draft-inspect

$(STATIC_PROGRAM): tools
	STATIC_LIBEDIT=1 $(SWIFT) build $(STATIC)
	mkdir -p $(dir $@)
	strip -R .eh_frame -R .eh_frame_hdr -o $@ "$$(STATIC_LIBEDIT=1 $(SWIFT) build $(STATIC) --show-bin-path)/draft-inspect"
	Packaging/verify-static.sh $@

static-licences: $(STATIC_PROGRAM)
	rm -rf "$(LICENCES)"
	SWIFT="$(SWIFT)" Packaging/licences.sh --static .build/static/checkouts "$(LICENCES)"

dist: static-licences
	Packaging/archive.sh $(STATIC_PROGRAM) "$(VERSION)" "$(LICENCES)" "$(DIST)"

# The recipes of Documentation/CI.md with that archive, in a bare Debian without a network.
bare-system: dist python
	python3 Tests/Packaging/bare_system.py "$(DIST)"

deb: static-licences
	Packaging/debian.sh $(STATIC_PROGRAM) "$(VERSION)" "$(LICENCES)" "$(DIST)"

# What a fresh Debian lacks is named, with the command, before it is installed. On macOS all of it belongs to Xcode.
tools:
	@SWIFT="$(SWIFT)" sh Packaging/tools.sh git libedit-dev

python: tools
	@sh Packaging/tools.sh python3

venv: python
	@sh Packaging/tools.sh python3-venv

clean:
	$(SWIFT) package clean
