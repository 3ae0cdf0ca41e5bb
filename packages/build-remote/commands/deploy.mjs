// yinyom-remote deploy --to https://console.example --key-file team.key [--preview --organization ID --hours 24]
import { parseArgs } from 'node:util';
import { audienceOf, AUDIENCE, COMMON, commitOf, platformOf } from '../release/commandLine.mjs';
import { deployBuild } from '../release/deployBuild.mjs';
import { PREVIEW, previewBuild, previewOf } from '../release/previewBuild.mjs';
import { readBuild } from '../release/readBuild.mjs';

try {
  const { values } = parseArgs({
    options: { ...COMMON, ...AUDIENCE, ...PREVIEW, entry: { type: 'string' } },
  });
  const platform = platformOf(values);
  if (platform === null)
    throw new Error('Where to? yinyom-remote deploy --to https://console.example --key-file FILE');
  const preview = previewOf(values);
  const made = readBuild(process.cwd());
  const commit = commitOf(values);
  if (preview) await previewBuild(platform, made, { ...preview, commit });
  else await deployBuild(platform, made, { entry: values.entry, audience: audienceOf(values), commit });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
