import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { TAKEN_OVER_FROM } from '@yinyom/contracts/consents/takenOver';
import type { SdkBuild } from '@yinyom/contracts/sdk/sdkScript';

/** A script that puts its configuration where a test can read it. */
export const TEST_BUILD: SdkBuild = {
  version: '0.0.0-test',
  core: { head: '(globalThis.shown=[]).push(', tail: ');' },
  takeOver: Object.fromEntries(
    TAKEN_OVER_FROM.map((product) => [
      product,
      { head: `(globalThis.taken??={})['${product}']=(`, tail: ');' },
    ]),
  ) as SdkBuild['takeOver'],
  coreWithoutGoogle: { head: '(globalThis.shownPlain=[]).push(', tail: ');' },
  addOns: {
    vendors: { head: '(globalThis.vendors=[]).push(', tail: ');' },
    serverCookie: { head: '(globalThis.cookie=[]).push(', tail: ');' },
  },
  inline: { head: '(()=>{inline(', tail: ')})();' },
  looks: Array.from({ length: 12 }, (_, layout) => `.layout${layout}{}`),
  headless: 'globalThis.headless=true;',
  disabled: 'globalThis.disabled=true;',
  stub: 'globalThis.stub="dataLayer";',
  plainStub: 'globalThis.plainStub=true;',
  preview: 'globalThis.preview=true;',
  declaration: 'globalThis.declaration=true;',
  requests: 'globalThis.requests=true;',
  parts: { 'abc123/modal.js': 'export const modal = 1;' },
};

/** Writes a build of the script into a new folder, as the script's own build would. */
export const sdkBuildFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'yinyom-sdk-'));
  await writeFile(path.join(folder, 'build.json'), JSON.stringify(TEST_BUILD));
  return folder;
};
