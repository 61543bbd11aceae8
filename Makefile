# `make` is what CI runs. It needs a Swift 6 toolchain, git and nothing else.
BUILD ?= .build
PREFIX ?= /usr/local
STRICT := --scratch-path $(BUILD) -Xswiftc -warnings-as-errors
# A program that starts where no Swift is installed, and at once where the system's own libraries
# can be linked into it too: nothing is left for the loader to do.
found = $(wildcard $(shell clang $(1) 2>/dev/null))
WHOLE := $(if $(and $(call found,-print-file-name=libc.a),$(call found,-print-file-name=libstdc++.a), \
  $(call found,-print-prog-name=ld.lld)),-Xswiftc -static-executable -Xswiftc -use-ld=lld)
STATIC := $(if $(filter Linux,$(shell uname)),--static-swift-stdlib $(WHOLE))
DIRATCHET := $(BUILD)/release/diratchet

.PHONY: all build check test laws demo bless bench conformance fuzz install clean

all: check test

build:
	swift build $(STRICT) $(STATIC) --configuration release --product diratchet

# The gate on this repository: our own debt is in baseline.json.
check: build
	$(DIRATCHET) check

test:
	swift test $(STRICT) --explicit-target-dependency-import-check error

# The laws of the ratchet, each on 100,000 seeded cases: under a minute on two cores.
laws:
	RATCHET_CASES=100000 swift test $(STRICT) --configuration release --filter LawTests

# The gate on a copy of Fixtures/Projects/Travel: green, a violation, red, the fix, green.
demo: build
	.ci/demo $(DIRATCHET)

# Writes what is generated: the README's rule table and session, the reports in Fixtures.
bless:
	DIRATCHET_BLESS=1 swift test $(STRICT) --no-parallel \
	  --filter 'RuleTests|ReadmeTests|ReportTests'

# 20,000 files, or those of BENCH_TREE, against ripgrep, git grep, grep, ast-grep, swift format and
# git status: those that are installed.
bench: build
	swift run --package-path Tests/Bench --scratch-path $(BUILD)/bench \
	  --configuration release Bench $(DIRATCHET)

# Tokens, outline and the literal shapes against the toolchain's own parser, file by file; the
# toolchain's own interfaces are among them: make conformance TREE="dir …"
RESOURCES = $(shell swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
TREE ?= Sources Tests Fixtures $(RESOURCES)
conformance: build
	SWIFT_HOST_LIBRARIES=$(RESOURCES)/host swift run --package-path Tests/Conformance \
	  --scratch-path $(BUILD)/conformance --configuration release Conformance \
	  --tool $(abspath $(DIRATCHET)) $(TREE)

# Hostile inputs for everything that reads source: make fuzz SECONDS=1800 CASES=folder
fuzz:
	.ci/fuzz $(BUILD)/fuzz $(or $(SECONDS),600) Fixtures/Tokens Fixtures/Rules \
	  Fixtures/Literal $(CASES)

install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(DIRATCHET) $(DESTDIR)$(PREFIX)/bin/diratchet

clean:
	rm -rf $(BUILD)
