/** More failed files than that are not the work of a busy machine. */
const MOST_AGAIN = 15;
/** In place of a title: the file failed before any test of it ran. */
const WHOLE_FILE = 'the whole file';

const hasFailed = ({ status }) => status === 'failed';
const titlesOf = ({ assertionResults }, status) =>
  assertionResults.filter((test) => test.status === status).map(({ fullName }) => fullName);

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
 * @returns the results, and the tests, or files that could not even run, that failed only beside others; paths as jest names them
 */
export const afterSecondRun = (first, second) => {
  const again = new Set(second.map(({ name }) => name));
  const passed = new Set(
    second.flatMap((file) => titlesOf(file, 'passed').map((title) => `${file.name}\n${title}`)),
  );
  const brokenAlone = new Set(second.filter(hasFailed).map(({ name }) => name));
  const failedTests = first.flatMap((file) =>
    titlesOf(file, 'failed').map((title) => ({ file: file.name, title })),
  );
  const broken = first.filter((file) => hasFailed(file) && titlesOf(file, 'failed').length === 0);
  return {
    files: [...first.filter(({ name }) => !again.has(name)), ...second],
    onlyAlone: [
      ...failedTests.filter(({ file, title }) => passed.has(`${file}\n${title}`)),
      ...broken
        .filter(({ name }) => again.has(name) && !brokenAlone.has(name))
        .map(({ name }) => ({ file: name, title: WHOLE_FILE })),
    ],
  };
};
