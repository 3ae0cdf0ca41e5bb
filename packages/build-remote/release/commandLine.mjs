import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { remotePlatform } from './remotePlatform.mjs';

/** Options that every command about releases has. */
export const COMMON = {
  /** Address of a running platform; without it a store on this machine is used. */
  to: { type: 'string' },
  'key-file': { type: 'string' },
  commit: { type: 'string' },
};
export const AUDIENCE = {
  organization: { type: 'string', multiple: true },
  share: { type: 'string' },
  /** The platform gives the canary to more users by itself, or takes it back. */
  watch: { type: 'boolean' },
  steps: { type: 'string' },
  minutes: { type: 'string' },
};

/** What a watched canary goes through where no option says otherwise. */
const WATCH = { steps: [0.01, 0.1, 1], minutes: 30 };

/** The commit that a build was made of, when somebody knows it. */
export const commitOf = ({ commit }) => {
  const given = commit ?? process.env.GITHUB_SHA ?? process.env.CI_COMMIT_SHA;
  if (given) return given;
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** The plan of a watched canary; undefined where people look after it. */
const watchOf = ({ watch = false, steps, minutes }) => {
  if (!watch && steps === undefined && minutes === undefined) return undefined;
  const shares = steps === undefined ? WATCH.steps : steps.split(',').map(Number);
  const rises = shares.every((share, at) => share > (shares[at - 1] ?? 0) && share <= 1);
  if (!rises) throw new Error('--steps are shares of users that rise, to 1 at most: 0.01,0.1,1');
  const time = minutes === undefined ? WATCH.minutes : Number(minutes);
  if (!(Number.isInteger(time) && time >= 1 && time <= 1440))
    throw new Error('--minutes is how long each step lasts at least: a whole number from 1 to 1440.');
  return { steps: shares, minutes: time };
};

/** For whom a canary is; null when no option says it. A watched one begins with the first of its steps. */
export const audienceOf = ({ organization = [], share, ...options }) => {
  const watch = watchOf(options);
  if (watch) {
    if (share !== undefined) throw new Error('A watched canary has --steps in place of --share.');
    return { organizations: organization, share: watch.steps[0], watch };
  }
  if (organization.length === 0 && share === undefined) return null;
  const part = share === undefined ? 0 : Number(share);
  if (!(part >= 0 && part <= 1))
    throw new Error('--share is a number from 0 to 1: 0.1 for a tenth of users.');
  return { organizations: organization, share: part };
};

/** A file as it is named from the folder in which somebody typed: with `-w`, npm runs commands in the folder of the room. */
const readKey = (file) => {
  const place = path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
  try {
    return readFileSync(place, 'utf8');
  } catch (error) {
    throw new Error(`The key cannot be read from ${place}: ${error.code}.`, { cause: error });
  }
};

/** A file may also have what npm and the operator's command print around the key. */
const KEY = /^yr_[\w-]+$/m;

/** The platform that the options name, or null. The key stands in a file or in RELEASE_TEAM_KEY, never among arguments. */
export const platformOf = ({ to, 'key-file': file }) => {
  if (to === undefined) return null;
  if (!/^https?:\/\//.test(to)) throw new Error('--to is the address of a platform, https://console.example');
  const given = (file ? readKey(file) : (process.env.RELEASE_TEAM_KEY ?? '')).trim();
  if (!given)
    throw new Error(
      'Name the file with your team’s key (--key-file), or set RELEASE_TEAM_KEY. The operator of the platform makes keys.',
    );
  const [key] = KEY.exec(given) ?? [];
  if (!key) throw new Error(`${file ?? 'RELEASE_TEAM_KEY'} has no key in it: a line that begins with yr_.`);
  return remotePlatform(to, key);
};
