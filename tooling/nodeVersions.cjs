/** The least that the product runs on, and the one that is recommended: the newest with long support (docs/decisions/123). */
const LEAST_NODE = '20.19';
const RECOMMENDED_NODE = 24;
/** From which version of Yinyom on a newer one is the least: 2.0 may take away what 1.x promises (docs/decisions/123). */
const NEXT_LEAST = { yinyom: '2.0', node: '22.12' };

/** Last day of security fixes of each line of Node.js from the least on (the schedule of nodejs/Release). */
const LAST_DAYS = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
};

const numbersOf = (version) => version.split('.').map(Number);

/**
 * What is to be said of a version of Node.js that starts the product.
 * @param {string} version without `v`, as process.versions.node
 * @param {string} day YYYY-MM-DD
 * @returns {{ runs: boolean, sentence: string | null }} whether the product runs on it, and a line for the operator
 */
const judgeNode = (version, day) => {
  const [major = 0, minor = 0] = numbersOf(version);
  const [leastMajor = 0, leastMinor = 0] = numbersOf(LEAST_NODE);
  if (major < leastMajor || (major === leastMajor && minor < leastMinor))
    return {
      runs: false,
      sentence: `Yinyom needs Node.js ${LEAST_NODE} or newer, best ${RECOMMENDED_NODE}; this is ${version}.`,
    };
  const lastDay = LAST_DAYS[major];
  if (lastDay === undefined || day <= lastDay) return { runs: true, sentence: null };
  const [nextMajor = 0] = numbersOf(NEXT_LEAST.node);
  const end = major < nextMajor ? ` up to ${NEXT_LEAST.yinyom}, which needs ${NEXT_LEAST.node}` : '';
  const better = day <= LAST_DAYS[RECOMMENDED_NODE] ? `Node.js ${RECOMMENDED_NODE}` : 'a newer one';
  return {
    runs: true,
    sentence: `Node.js ${version} gets no security fixes since ${lastDay}. Yinyom runs on it${end}; take ${better}.`,
  };
};

module.exports = { LEAST_NODE, NEXT_LEAST, RECOMMENDED_NODE, judgeNode };
