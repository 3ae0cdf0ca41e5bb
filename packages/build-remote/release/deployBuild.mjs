import { onlySigned } from './readBuild.mjs';
import { takeStep } from './takeStep.mjs';

/**
 * Uploads a build and releases it: for everybody, or as a canary.
 * @param platform `remotePlatform`, or one of this machine
 * @param made `readBuild` of the room
 * @param {{entry?: string, audience?: {organizations: string[], share: number} | null, commit?: string}} options
 */
export const deployBuild = async (platform, made, { entry, audience, commit }) => {
  const kept = entry === undefined ? made : onlySigned(made);
  await platform.upload(kept);
  const { room, build, files } = kept;
  const step = audience
    ? { action: 'canary', build, files, ...audience, commit }
    : { action: 'deploy', build, files, entry, commit };
  await takeStep(platform, room, step);
};
