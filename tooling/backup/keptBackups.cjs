const { existsSync, readdirSync, rmSync, statSync } = require('node:fs');
const path = require('node:path');

/** Names that tell when a backup was made, in UTC; their order is that of time. Other files of a folder are nobody's business here. */
const NAME = /^yinyom-(\d{4})-(\d{2})-(\d{2})T\d{6}Z\.backup$/;
/** How many periods keep their newest backup; periods without one do not count. */
const KEPT = { day: 7, week: 4, month: 12 };

const DAY_MS = 86_400_000;
/** A Thursday: weeks begin on Mondays. */
const FIRST_DAY = 3;

const periodsOf = (name) => {
  const [, year, month, day] = NAME.exec(name);
  const days = Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS;
  return { day: days, week: Math.floor((days + FIRST_DAY) / 7), month: `${year}-${month}` };
};

/** @returns {string} name of a backup that is made at this moment */
const nameAt = (moment) =>
  `yinyom-${moment
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '')}.backup`;

/** @returns {string[]} backups with such names in a folder, the newest first */
const backupsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();

/**
 * Which backups may go: all that are not the newest of one of the last 7 days, 4 weeks or 12 months that have one.
 * @param {string[]} names
 */
const tooMany = (names) => {
  const kept = new Set();
  const newestFirst = [...names].sort().reverse();
  for (const [period, count] of Object.entries(KEPT)) {
    const newest = new Map();
    for (const name of newestFirst) {
      const one = periodsOf(name)[period];
      if (!newest.has(one)) newest.set(one, name);
    }
    [...newest.values()].slice(0, count).forEach((name) => kept.add(name));
  }
  return newestFirst.filter((name) => !kept.has(name));
};

/** Takes away what is too much in a folder. @returns {string[]} what went */
const removeOld = (folder) => {
  const going = tooMany(backupsIn(folder));
  for (const name of going) rmSync(path.join(folder, name));
  return going;
};

const isFolder = (place) => existsSync(place) && statSync(place).isDirectory();

/** The file that a backup goes into: in a folder it gets the name of the moment. */
const fileFor = (to, moment = new Date()) => (isFolder(to) ? path.join(to, nameAt(moment)) : to);

/** The file that is meant: of a folder the newest backup. @throws Error when there is none */
const fileOf = (from) => {
  if (!isFolder(from)) return from;
  const [newest] = backupsIn(from);
  if (!newest) throw new Error(`There is no backup in ${path.resolve(from)} (yinyom-….backup).`);
  return path.join(from, newest);
};

module.exports = { backupsIn, fileFor, fileOf, isFolder, nameAt, removeOld, tooMany };
