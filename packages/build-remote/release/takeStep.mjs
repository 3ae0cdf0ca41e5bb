import { forWhom, sayStep } from './sayStep.mjs';

/** Takes a step of a room's releases and says what was done; a canary that another one replaces is named. */
export const takeStep = async (platform, room, step) => {
  const before = step.action === 'canary' ? (await platform.story(room)).pointer?.canary : undefined;
  const taken = await platform.step(room, step);
  if (before)
    console.log(
      `This replaces the canary ${before.release.build} (number ${before.release.number}) for ${forWhom(before)}.`,
    );
  await sayStep(platform, room, taken);
};
