/** Days from the publication of a fix until a release has it, by severity: SECURITY.md, *What happens then*. */
export const DAYS = { critical: 7, high: 30, other: 90 };

const DAY_MS = 86_400_000;
const numbersOf = (version) => version.split(/[.+]/).slice(0, 3).map(Number);
const isNewer = (version, than) => {
  const [a, b] = [numbersOf(version), numbersOf(than)];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at >= 0 && a[at] > b[at];
};

/**
 * How long a fix has been there that the installed version lacks.
 * @param weakness { name, version (installed), severity, title }
 * @param published times of publication by version, as the registry has them
 * @param affected versions that have the weakness
 * @param now milliseconds
 * @returns the earliest version above the installed one without the weakness, its age in days, and whether that is more than promised;
 *   without a fix neither
 */
export const evaluateWeakness = (weakness, published, affected, now) => {
  const most = DAYS[weakness.severity] ?? DAYS.other;
  const fixes = Object.entries(published)
    .filter(([version]) => /^\d+\.\d+\.\d+$/.test(version) && isNewer(version, weakness.version))
    .filter(([version]) => !affected.includes(version))
    .map(([version, time]) => ({ version, at: Date.parse(time) }))
    .sort((a, b) => a.at - b.at);
  const [fix] = fixes;
  if (!fix) return { ...weakness, most, fix: null, days: null, overdue: false };
  const days = Math.floor((now - fix.at) / DAY_MS);
  return { ...weakness, most, fix: fix.version, days, overdue: days > most };
};
