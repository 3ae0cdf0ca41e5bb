const CHECKS = ['draws', 'console', 'axe', 'shift', 'calls', 'budget'];

const mark = (problems) => (problems.length === 0 ? 'ok' : `${problems.length} ✗`);

const cellsOf = ({ page, lang, width, with: moment, bytes, files, shift, problems }) => [
  page,
  `${lang} ${width}`,
  moment,
  ...CHECKS.map((check) =>
    check === 'shift' ? shift.toFixed(3) + (problems.shift.length ? ' ✗' : '') : mark(problems[check]),
  ),
  `${(bytes / 1024).toFixed(1)} KB/${files}`,
];

/** Rows of cells as lines with columns. */
const lines = (rows) => {
  const widths = rows[0].map((_cell, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]))
      .join('  ')
      .trimEnd(),
  );
};

/** What `verifyBuild` saw, as a table for people and a sentence for each problem. */
export const reportOf = ({ name, build, platform, pages, ok }) => {
  const seen = pages.filter(({ unverified }) => !unverified);
  const table = seen.length
    ? lines([['page', 'view', 'with', ...CHECKS, 'own code (gzip)/files'], ...seen.map(cellsOf)])
    : [];
  const problems = [
    ...pages
      .filter(({ unverified }) => unverified)
      .map(({ page, unverified }) => `${page} was not opened: ${unverified}`),
    ...seen.flatMap(({ page, lang, width, with: moment, problems: found }) =>
      CHECKS.flatMap((check) =>
        found[check].map((what) => `${page} (${lang} ${width}, ${moment}), ${check}: ${what}`),
      ),
    ),
  ];
  const verdict = ok
    ? `${name} ${build} works at ${platform.origin} (${platform.version}).`
    : `${name} ${build} does not work at ${platform.origin} (${platform.version}):`;
  return [...table, ...(table.length ? [''] : []), verdict, ...problems.map((text) => `- ${text}`)].join(
    '\n',
  );
};
