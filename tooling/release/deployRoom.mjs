import { parseArgs } from 'node:util';
import { AUDIENCE, audienceOf, COMMON, commitOf, platformOf } from '@yinyom/build-remote/release/commandLine';
import { deployBuild } from '@yinyom/build-remote/release/deployBuild';
import { readBuild } from '@yinyom/build-remote/release/readBuild';
import { localPlatform } from './localPlatform.mjs';

const OPTIONS = {
  ...COMMON,
  ...AUDIENCE,
  entry: { type: 'string' },
  ask: { type: 'string' },
  by: { type: 'string' },
};

/** The command line cannot be understood. */
export class UsageError extends Error {}

/**
 * Releases the build that lies in a room.
 * @param {string} folder of the room
 * @param {string[]} args of `npm run deploy`
 * @param {Record<string, string | undefined>} [env] settings of the store
 * @throws UsageError; Error saying why the platform refuses the build
 */
export const deployRoom = async (folder, args, env = process.env) => {
  const { values } = parseArgs({ args, options: OPTIONS });
  const { entry, ask, by } = values;
  if (entry !== undefined && !/^https?:\/\/\S+\.json$/.test(entry))
    throw new UsageError('--entry must be the address of a mf-manifest.json.');
  if (by === 'start')
    throw new Error('--by start: what the start releases it also replaces. Say another name.');
  const made = readBuild(folder);
  const platform = platformOf(values) ?? (await localPlatform({ by, ask, env }));
  try {
    await deployBuild(platform, made, { entry, audience: audienceOf(values), commit: commitOf(values) });
    if (platform.key?.isFirst)
      console.log(
        `Releases are signed with ${platform.key.file}. A gateway that cannot read it needs\nRELEASE_PUBLIC_KEY=${platform.key.publicKey}`,
      );
  } finally {
    await platform.close();
  }
};
