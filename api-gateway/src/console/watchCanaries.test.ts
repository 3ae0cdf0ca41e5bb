import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CanaryVerdict } from '@yinyom/contracts/release/canaryWatch';
import { createFolderStore } from '@yinyom/release-store/folder/folderStore';
import { createReleaser } from '@yinyom/release-store/releasing/createReleaser';
import { uploadBuild } from '@yinyom/release-store/releasing/uploadBuild';
import { openPlatformKey } from '@yinyom/release-store/signing/platformKey';
import { sampleBuild } from '@yinyom/release-store/testing/sampleBuild';
import { lookAtCanaries } from './watchCanaries';

const ROOM = 'mfe-users';
const team = { room: ROOM, by: 'Users team' };
const WIDER: CanaryVerdict = {
  what: 'widen',
  share: 0.5,
  canary: { loads: 300, failed: 0 },
  current: { loads: 900, failed: 0 },
  evidence: 1,
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-canaries-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A store with `aaaa` in use and the canary `bbbb`, which is given a tenth and watched. */
const watched = async () => {
  const store = createFolderStore(path.join(folder, 'releases'));
  const key = openPlatformKey(path.join(folder, 'release-key.pem'));
  const releaser = createReleaser({ store, key, check: () => [] });
  const deploy = async (build: string) => {
    await uploadBuild(store, releaser, await sampleBuild(build));
    return releaser.deploy(team, build);
  };
  await deploy('bbbb');
  await deploy('aaaa');
  const watch = { steps: [0.1, 0.5, 1], minutes: 30 };
  await releaser.canary(team, 'bbbb', { organizations: [], share: 0.1, watch });
  const lines: string[] = [];
  const log = (_facts: unknown, line?: string) => lines.push(line ?? '');
  const look = (service: Parameters<typeof lookAtCanaries>[0]['service']) =>
    lookAtCanaries({
      releases: { store, key: () => key } as Parameters<typeof lookAtCanaries>[0]['releases'],
      service,
      platform: () => Promise.resolve(null),
      logger: { info: log, warn: log } as Parameters<typeof lookAtCanaries>[0]['logger'],
    });
  return { look, deploy, lines, share: async () => (await store.pointer(ROOM))?.canary?.share };
};

it('a mail that fails is sent once more, and is no reason to call the step undone', async () => {
  const { look, lines, share } = await watched();
  const mails: string[] = [];
  const tellCanaryStep = async ({ build }: { build: string }) => {
    mails.push(build);
    throw new Error('no mail server');
  };
  await look({ judgeCanary: async () => WIDER, tellCanaryStep });
  expect(await share()).toBe(0.5);
  expect(mails).toEqual(['bbbb', 'bbbb']);
  expect(lines).toEqual([
    'the platform took a step with a canary',
    'the step was taken, its team got no mail about it',
  ]);
});

it('a release between the verdict and its step leaves the canary as it is', async () => {
  const { look, deploy, lines, share } = await watched();
  const judgeCanary = async () => {
    await deploy('hotfix');
    return WIDER;
  };
  await look({ judgeCanary, tellCanaryStep: async () => ({}) as never });
  expect(await share()).toBe(0.1);
  expect(lines).toEqual(['a canary is left as it is']);
});
