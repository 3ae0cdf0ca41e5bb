const withStatus = (tests, ...statuses) => tests.filter(({ status }) => statuses.includes(status));

/**
 * @param {object[] | null} files results of jest after the second run; null when jest wrote none, which is one failure
 * @param {boolean[]} checks verdicts, each as one test
 * @param {number} problems what else the run found: retries that are no known debts, budgets exceeded twice
 * @returns {{ passed: number, failed: number, skipped: string[] }} titles of what was skipped
 */
export const totals = (files, checks, problems) => {
  const tests = (files ?? []).flatMap(({ assertionResults }) => assertionResults);
  // A file that could not even run counts as one failure.
  const broken = (files ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && withStatus(assertionResults, 'failed').length === 0,
  );
  const crashed = files === null ? 1 : 0;
  const failedChecks = checks.filter((ok) => !ok).length;
  return {
    passed: withStatus(tests, 'passed').length + checks.filter(Boolean).length,
    failed: withStatus(tests, 'failed').length + broken.length + failedChecks + problems + crashed,
    skipped: withStatus(tests, 'pending', 'todo').map(({ fullName }) => fullName),
  };
};

/** The last line of a run. */
export const totalsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
