// Reads the results of the two test runners: passed, failed and flaky tests.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** Number of lines that the summary shows of a failed test's message. */
const SHOWN_LINES = 4;

/**
 * @returns {{ passed: number, failed: string[], flaky: string[] }} test names with their messages;
 * a test that passed the second time counts as passed and flaky
 */
export function vitestResults(file, root) {
  const files = readJson(file)?.testResults ?? [];
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(root, name) })),
  );
  const format = (mark) => (test) =>
    formatTest(mark, test.file, test.fullName, ...test.failureMessages);
  const failed = tests.filter(({ status }) => status === "failed");
  const flaky = tests.filter(
    ({ status, failureMessages }) => status === "passed" && failureMessages.length > 0,
  );
  // a file that failed to load contains no failed test
  const broken = files.filter(
    ({ status, assertionResults }) =>
      status === "failed" && assertionResults.every((test) => test.status !== "failed"),
  );
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: [
      ...failed.map(format("✗")),
      ...broken.map(({ name, message }) =>
        formatTest("✗", relative(root, name), "not loaded", message),
      ),
    ],
    flaky: flaky.map(format("~")),
  };
}

/** Reads results of browser tests. One that passed the second time counts as passed and flaky. */
export function playwrightResults(file) {
  const results = readJson(file);
  const tests = (results?.suites ?? []).flatMap(testsOf);
  const formatTestsWith = (status, mark) =>
    tests
      .filter((test) => test.status === status)
      .map(({ file, title, results }) =>
        formatTest(mark, file, title, results.find(({ error }) => error)?.error.message),
      );
  return {
    passed: (results?.stats.expected ?? 0) + (results?.stats.flaky ?? 0),
    failed: formatTestsWith("unexpected", "✗"),
    flaky: formatTestsWith("flaky", "~"),
  };
}

/** The tests of a suite and its inner suites, each with its file and full title. */
function testsOf({ title, file, specs, suites = [] }) {
  const ownTests = specs.flatMap((spec) =>
    spec.tests.map((test) => ({
      ...test,
      file: `${spec.file}:${spec.line}`,
      title: [title === file ? "" : title, spec.title, `[${test.projectName}]`].join(" ").trim(),
    })),
  );
  return [...ownTests, ...suites.flatMap(testsOf)];
}

function formatTest(mark, file, name, ...messages) {
  const lines = messages.flatMap((message = "") =>
    stripVTControlCharacters(message)
      .split("\n")
      .filter((line) => line && !line.includes("node_modules"))
      .slice(0, SHOWN_LINES),
  );
  return [`  ${mark} ${file} ${name}`, ...lines.map((line) => `      ${line}`)].join("\n");
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}
