import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

/** With REQUIRE_CHROMIUM=1 (as CI sets it) a browser test that was skipped counts as failed. */
const browserRequired = process.env['REQUIRE_CHROMIUM'] === '1';

/** A test that asks for a browser lives in an app's page tests, or says so in its name or in the note it was skipped with. */
function wantsBrowser(test: TestCase): boolean {
  const result = test.result();
  const note = result.state === 'skipped' ? (result.note ?? '') : '';
  return test.project.name === 'table' || /chromium|browser/i.test(`${note} ${test.fullName} ${test.module.moduleId}`);
}

/** Ends a run with the one line that any CI can read: 'N passed, N failed, N skipped'. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      if (module.errors().length > 0) count.failed += 1; // the file itself did not load
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed' || state === 'failed') count[state] += 1;
        else if (browserRequired && wantsBrowser(test)) {
          count.failed += 1;
          process.exitCode = 1;
          process.stdout.write(`\nSkipped although REQUIRE_CHROMIUM=1: ${test.fullName}`);
        } else count.skipped += 1;
      }
    }
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped\n`);
  }
}
