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
};

/** The commit that a build was made of, when somebody knows it. */
export const commitOf = ({ commit }) => {
  const given = commit ?? process.env.GITHUB_SHA ?? process.env.CI_COMMIT_SHA;
  if (given) return given;
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** For whom a canary is; null when no option says it. */
export const audienceOf = ({ organization = [], share }) => {
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

/** The platform that the options name, or null. The key stands in a file or in RELEASE_TEAM_KEY, never among arguments. */
export const platformOf = ({ to, 'key-file': file }) => {
  if (to === undefined) return null;
  if (!/^https?:\/\//.test(to)) throw new Error('--to is the address of a platform, https://console.example');
  const key = (file ? readKey(file) : (process.env.RELEASE_TEAM_KEY ?? '')).trim();
  if (!key)
    throw new Error(
      'Name the file with your team’s key (--key-file), or set RELEASE_TEAM_KEY. The operator of the platform makes keys.',
    );
  return remotePlatform(to, key);
};
