import { parseArgs } from 'node:util';
import { AUDIENCE, audienceOf, COMMON, commitOf, platformOf } from '@yinyom/build-remote/release/commandLine';
import { deployBuild } from '@yinyom/build-remote/release/deployBuild';
import { PREVIEW, previewBuild, previewOf } from '@yinyom/build-remote/release/previewBuild';
import { readBuild } from '@yinyom/build-remote/release/readBuild';
import { localPlatform } from './localPlatform.mjs';

const OPTIONS = {
  ...COMMON,
  ...AUDIENCE,
  ...PREVIEW,
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
  const preview = previewOf(values);
  const made = readBuild(folder);
  const platform = platformOf(values) ?? (await localPlatform({ by, ask, env }));
  try {
    const commit = commitOf(values);
    if (preview) await previewBuild(platform, made, { ...preview, commit });
    else await deployBuild(platform, made, { entry, audience: audienceOf(values), commit });
    if (platform.key?.isFirst)
      console.log(
        `Releases are signed with ${platform.key.file}. A gateway that cannot read it needs\nRELEASE_PUBLIC_KEY=${platform.key.publicKey}`,
      );
  } finally {
    await platform.close();
  }
};
