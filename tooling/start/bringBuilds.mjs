import { readyMade } from '../readyMade.mjs';

/** Builds what changed in a checkout; a tree that was made to run only has everything, and builds nothing. */
export const bringBuilds = async () => {
  if (readyMade()) return;
  const { buildAll } = await import('../build/buildAll.mjs');
  const { useBuild } = await import('../build/buildUsers.mjs');
  buildAll();
  process.once('exit', useBuild());
};
