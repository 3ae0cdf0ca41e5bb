/** A debt is paid within so many days. */
const MOST_DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * What is to be said of tests that failed beside others and passed alone (docs/decisions/126).
 * @param {{ file: string, title: string }[]} onlyAlone
 * @param {{ file: string, title: string, reason: string, date: string }[]} debts tooling/test/retries.json
 * @param {string} today YYYY-MM-DD
 * @returns {{ file: string, title: string, problem: string | null }[]} `problem`: why an idle machine fails for it
 */
export const judgeRetries = (onlyAlone, debts, today) =>
  onlyAlone.map(({ file, title }) => {
    const debt = debts.find((one) => one.file === file && one.title === title);
    return { file, title, problem: problemOf(debt, today) };
  });

const problemOf = (debt, today) => {
  if (!debt) return 'it is not in tooling/test/retries.json';
  const days = (Date.parse(today) - Date.parse(debt.date)) / DAY_MS;
  return days > MOST_DAYS ? `it is in tooling/test/retries.json since ${debt.date}` : null;
};
