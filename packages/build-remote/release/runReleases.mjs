import { audienceOf, commitOf } from './commandLine.mjs';
import { forWhom } from './sayStep.mjs';
import { tellErrors } from './tellErrors.mjs';
import { switchFlags } from './switchFlags.mjs';
import { takeStep } from './takeStep.mjs';

export const RELEASES_USAGE = `npm run releases -w mfe-users                                     lists
npm run releases -w mfe-users -- rollback [build or number]       releases an earlier build anew
npm run releases -w mfe-users -- canary <build> --organization ID --share 0.1
npm run releases -w mfe-users -- canary <build> --watch --steps 0.01,0.1,1 --minutes 30
                                                                  the platform gives it to more, or takes it back
npm run releases -w mfe-users -- promote                          the canary becomes everybody's
npm run releases -w mfe-users -- take-back                        ends the canary
npm run releases -w mfe-users -- errors [build or id]             what failed in users' browsers (with --to)
npm run releases -w mfe-users -- flags                            its feature flags (with --to)
npm run releases -w mfe-users -- flag <name> on|off|default|0.1|ID  switches one (with --to)
With --to https://console.example --key-file FILE: at a running platform.`;

const MOST_LINES = 20;

const list = (room, { pointer, history, builds }) => {
  if (!pointer) return void console.log(`Nothing of ${room} is released.`);
  const { current, canary } = pointer;
  console.log(`${room}: ${current.build} (number ${current.number}) is in use.`);
  if (canary)
    console.log(`Canary: ${canary.release.build} (number ${canary.release.number}) for ${forWhom(canary)}.`);
  const kept = new Set(builds.map(({ build }) => build));
  for (const { number, at, action, build, by, commit = '', why = '' } of history.slice(0, MOST_LINES)) {
    const here = kept.has(build) ? ' ' : '-';
    const cells = [
      String(number).padStart(5),
      at.slice(0, 19).replace('T', ' '),
      action.padEnd(9),
      here,
      build,
    ];
    console.log([...cells, by, commit, why].filter(Boolean).join('  '));
  }
  console.log('Number, time (UTC), what, build (-: its files were removed), who, commit.');
};

const numberOrBuild = (to) => (/^\d{1,7}$/.test(to ?? '') ? Number(to) : to);

const stepOf = (command, argument, values) => {
  const commit = command === 'rollback' ? undefined : commitOf(values);
  if (command === 'rollback') return { action: 'rollback', to: numberOrBuild(argument) };
  if (command === 'promote') return { action: 'promote' };
  if (command === 'take-back') return { action: 'take_back' };
  const audience = audienceOf(values);
  if (!argument || !audience)
    throw new Error(
      'A canary is a build and for whom: canary <build> --organization ID, or --share 0.1, or --watch',
    );
  return { action: 'canary', build: argument, ...audience, commit };
};

/** Lists the releases of a room, or takes a step. */
export const runReleases = async (platform, room, [command, argument, word], values) => {
  if (command === undefined) return list(room, await platform.story(room));
  if (command === 'errors') return tellErrors(platform, room, argument);
  if (command === 'flags') return switchFlags(platform, room);
  if (command === 'flag' && argument !== undefined) return switchFlags(platform, room, argument, word);
  if (!['rollback', 'promote', 'canary', 'take-back'].includes(command)) throw new Error(RELEASES_USAGE);
  await takeStep(platform, room, stepOf(command, argument, values));
};
