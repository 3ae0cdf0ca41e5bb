import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sdkSizes } from '../../consent-sdk/bench/sizes.mjs';
import { buildAll } from '../../tooling/build/buildAll.mjs';
import { ROOT } from '../../tooling/install.mjs';

const KB = 1024;

/** KB of the consent script with a realistic Thai configuration. */
export const measure = async () => {
  buildAll(['consent-sdk']);
  const build = JSON.parse(readFileSync(path.join(ROOT, 'consent-sdk/dist/build.json'), 'utf8'));
  return sdkSizes(build).flatMap(({ name, gzip, brotli, budget = {} }) =>
    Object.entries({ gzip, brotli }).map(([kind, bytes]) => ({
      what: `SDK, ${name}, ${kind}`,
      value: bytes / KB,
      unit: 'KB',
      budget: budget[kind] && budget[kind] / KB,
    })),
  );
};
