/** More failed files than that are not the work of a busy machine. */
const MOST_AGAIN = 15;

const hasFailed = ({ status }) => status === 'failed';
const titlesOf = (files, status) =>
  files.flatMap(({ assertionResults }) =>
    assertionResults.filter((test) => test.status === status).map(({ fullName }) => fullName),
  );

/**
 * The files that are run once more, with nothing beside them (docs/decisions/126).
 * @param {{ name: string, status: string }[]} files results of jest, one per file and project
 * @returns {string[]} absolute paths, each once; none when too many failed
 */
export const filesToRunAgain = (files) => {
  const failed = [...new Set(files.filter(hasFailed).map(({ name }) => name))];
  return failed.length > MOST_AGAIN ? [] : failed;
};

/**
 * What counts after the second run.
 * @param first results of jest, one per file and project
 * @param second those of the files that were run again
 * @returns the results, and the titles of tests, or names of files that could not even run, that failed only beside others
 */
export const afterSecondRun = (first, second) => {
  const again = new Set(second.map(({ name }) => name));
  const passedAlone = new Set(titlesOf(second, 'passed'));
  const brokenAlone = new Set(second.filter(hasFailed).map(({ name }) => name));
  const broken = first.filter((file) => hasFailed(file) && titlesOf([file], 'failed').length === 0);
  return {
    files: [...first.filter(({ name }) => !again.has(name)), ...second],
    onlyAlone: [
      ...titlesOf(first, 'failed').filter((title) => passedAlone.has(title)),
      ...broken.map(({ name }) => name).filter((name) => again.has(name) && !brokenAlone.has(name)),
    ],
  };
};
