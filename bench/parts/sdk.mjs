import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sdkSizes } from '../../consent-sdk/bench/sizes.mjs';
import { buildAll } from '../../tooling/build/buildAll.mjs';
import { ROOT } from '../../tooling/install.mjs';
import { comparePeers } from '../sdk-peers/comparePeers.mjs';

const KB = 1024;

/** KB of the consent script with a realistic Thai configuration; then a slow phone's visit, next to other banners. */
export const measure = async ({ runs = 20 } = {}) => {
  buildAll(['consent-sdk', 'contracts', 'service-kit']);
  const build = JSON.parse(readFileSync(path.join(ROOT, 'consent-sdk/dist/build.json'), 'utf8'));
  const sizes = sdkSizes(build).flatMap(({ name, gzip, brotli, budget = {} }) =>
    Object.entries({ gzip, brotli }).map(([kind, bytes]) => ({
      what: `SDK, ${name}, ${kind}`,
      value: bytes / KB,
      unit: 'KB',
      budget: budget[kind] && budget[kind] / KB,
    })),
  );
  return [...sizes, ...(await comparePeers(runs))];
};
