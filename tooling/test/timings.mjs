import path from 'node:path';

const SLOWEST = 30;

/**
 * How long each test file took while others ran beside it, loading included, in all of its browsers together.
 * @param {{ name: string, startTime: number, endTime: number }[]} results of jest, one per file and project
 * @param {string} root of the repository
 * @returns {Record<string, number>} path from the root → seconds
 */
export const secondsPerFile = (results, root) => {
  const seconds = {};
  for (const { name, startTime, endTime } of results) {
    const file = path.relative(root, name).split(path.sep).join('/');
    seconds[file] = (seconds[file] ?? 0) + Math.max(0, endTime - startTime) / 1000;
  }
  return seconds;
};

/**
 * @param {Record<string, number>} seconds per file
 * @param {string[]} rooms paths from the root
 * @returns {Record<string, number>} room, with `/` at its end → seconds of all its files
 */
export const secondsPerRoom = (seconds, rooms) => {
  const sums = {};
  for (const [file, took] of Object.entries(seconds)) {
    const room = rooms.find((one) => file.startsWith(`${one}/`));
    if (room !== undefined) sums[`${room}/`] = (sums[`${room}/`] ?? 0) + took;
  }
  return sums;
};

const slowestFirst = (seconds) => Object.entries(seconds).sort(([, a], [, b]) => b - a);
const lines = (entries) => entries.map(([name, took]) => `${took.toFixed(1).padStart(8)}  ${name}`);

/** @returns {string[]} what is printed: seconds of each room, then the slowest files */
export const timingLines = (files, rooms) => [
  'Seconds of the files of each room, which share the processors:',
  ...lines(slowestFirst(rooms)),
  `The ${SLOWEST} slowest files:`,
  ...lines(slowestFirst(files).slice(0, SLOWEST)),
];

/** @returns {string[]} the same of processor seconds, which do not depend on what else the machine does */
export const processorLines = (files, rooms) => {
  const all = Object.values(files).reduce((sum, took) => sum + took, 0);
  return [
    `Processor seconds of the files of each room, with all that they start; together ${all.toFixed(0)}:`,
    ...lines(slowestFirst(rooms)),
    `The ${SLOWEST} files that need the most:`,
    ...lines(slowestFirst(files).slice(0, SLOWEST)),
  ];
};
