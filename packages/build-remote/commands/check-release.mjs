// yinyom-remote check-release --against https://console.example: says whether what was built fits a platform
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { builtRemote, changedFiles } from '../release/builtRemote.mjs';
import { differences } from '../release/differences.mjs';
import { buildInUse, platformAt, platformBeside } from '../release/platforms.mjs';
import { sideEffects } from '../release/sideEffects.mjs';
import { differingTypes, releasedTypes, usedRemotes } from '../types/usedTypes.mjs';

const room = process.cwd();
const { checkRelease } = createRequire(path.join(room, 'package.json'))(
  '@yinyom/contracts/release/checkRelease',
);

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)}`;

/** Why code that acts when it loads is refused; a page or an effect can do the same when it is drawn, and undo it. */
const tooEarly = (effects) =>
  effects.map((effect) => `${effect} when it loads. Do it in an effect of a component, which undoes it.`);

/** Types of other remotes that are others by now, where a running platform can be asked. */
const otherTypes = async (against) => {
  const found = against ? usedRemotes(room) : [];
  const changed = await Promise.all(
    found.map(async (name) => ((await isOther(name, against)) ? [name] : [])),
  );
  return changed
    .flat()
    .map(
      (name) =>
        `The types of ${name} are others there. Run: npm run types -- --from ${name} --against ${against}`,
    );
};
const isOther = async (name, against) =>
  differingTypes(room, name, await releasedTypes(against, name)).length > 0;

const fits = ({ about }, { offer, budgets }, there) => {
  const { needs, size } = about;
  return [
    `${path.basename(room)} ${about.build} fits ${there}:`,
    `  kit ${offer.kit} (works with ${needs.kit}), React ${offer.react}, styled-components ${offer.styled_components}`,
    `  ${Object.keys(needs.calls).length} calls of the contract are answered as it was built for`,
    `  entry ${kilobytes(size.entry)} of ${kilobytes(budgets.entry)} KB, own code ${kilobytes(size.own)} of ${kilobytes(budgets.own)} KB (gzip)`,
  ].join('\n');
};

try {
  const { values } = parseArgs({ options: { against: { type: 'string' } } });
  if (values.against !== undefined && !/^https?:\/\//.test(values.against))
    throw new Error('--against is the address of a platform: https://console.example');
  const built = builtRemote(room);
  const platform = values.against
    ? await platformAt(values.against)
    : platformBeside(room, Object.keys(built.about.needs?.calls ?? {}));
  if (!platform)
    throw new Error('Against which platform? yinyom-remote check-release --against https://console.example');
  const there = values.against ?? 'the platform of this repository';
  const effects = sideEffects(room);
  const problems = [
    ...changedFiles(room),
    ...checkRelease(built, platform, there),
    ...tooEarly(effects.own),
    ...(await otherTypes(values.against)),
  ];
  if (problems.length > 0) {
    console.error(
      [`${path.basename(room)} ${built.about.build} does not fit ${there}:`, ...problems].join('\n- '),
    );
    process.exitCode = 1;
  } else console.log(fits(built, platform, there));
  if (effects.packages.length > 0)
    console.log(['Packages in the build do this when they load:', ...effects.packages].join('\n  '));
  const before = values.against ? await buildInUse(values.against, built.about.name) : null;
  const changes = before ? differences(built.about, before) : [];
  if (changes.length > 0)
    console.log([`Different from ${before.build}, which is in use there:`, ...changes].join('\n  '));
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
