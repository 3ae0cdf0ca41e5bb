// yinyom-remote deploy --to https://console.example --key-file team.key
import { parseArgs } from 'node:util';
import { audienceOf, AUDIENCE, COMMON, commitOf, platformOf } from '../release/commandLine.mjs';
import { deployBuild } from '../release/deployBuild.mjs';
import { readBuild } from '../release/readBuild.mjs';

try {
  const { values } = parseArgs({ options: { ...COMMON, ...AUDIENCE, entry: { type: 'string' } } });
  const platform = platformOf(values);
  if (platform === null)
    throw new Error('Where to? yinyom-remote deploy --to https://console.example --key-file FILE');
  const made = readBuild(process.cwd());
  await deployBuild(platform, made, {
    entry: values.entry,
    audience: audienceOf(values),
    commit: commitOf(values),
  });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
