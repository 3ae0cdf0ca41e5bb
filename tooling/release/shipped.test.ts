import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderStore } from '@yinyom/release-store/folder/folderStore';
import { createReleaser } from '@yinyom/release-store/releasing/createReleaser';
import { uploadBuild } from '@yinyom/release-store/releasing/uploadBuild';
import { openPlatformKey } from '@yinyom/release-store/signing/platformKey';
import { sampleBuild } from '@yinyom/release-store/testing/sampleBuild';
import { tableOf } from '@yinyom/release-store/builds/fileTable';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'yy-shipped-'));
  const store = createFolderStore(path.join(folder, 'releases'));
  const releaser = createReleaser({
    store,
    key: openPlatformKey(path.join(folder, 'release-key.pem')),
    check: () => [],
  });
  const upload = async (build: string, room: string, zod?: string) => {
    const made = await sampleBuild(build, room);
    const bill = {
      bomFormat: 'CycloneDX',
      components: [
        { name: 'zod', version: zod },
        { name: 'qrcode', version: '1.5.4' },
      ],
    };
    if (zod !== undefined) writeFileSync(path.join(made.dist, 'sbom.cdx.json'), JSON.stringify(bill));
    await uploadBuild(store, releaser, { ...made, files: await tableOf(made.dist) });
    return { room, by: 'team' };
  };
  await releaser.deploy(await upload('u1', 'mfe-users', '4.5.9'), 'u1');
  await releaser.canary(await upload('u2', 'mfe-users', '4.6.7'), 'u2', { organizations: [], share: 0.1 });
  await releaser.deploy(await upload('a1', 'mfe-auth'), 'a1');
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(__dirname, 'shipped.mjs'), ...args],
    { env: { ...process.env, DATA_DIR: folder, RELEASES_DIR: '' }, encoding: 'utf8' },
  );
  return { status, lines: `${stdout}${stderr}`.trim().split('\n') };
};
const UNKNOWN = 'mfe-auth a1 has no bill of materials; build and deploy it again to know.';
const TEAM = 'Users, users@example.com';

it('W6 names builds in use, canaries too, that ship a version in the range, and whom to ask', () => {
  expect(ask('zod', '<4.6.0')).toEqual({
    status: 1,
    lines: [`mfe-users u1 (current) ships zod 4.5.9: ${TEAM}`, UNKNOWN],
  });
  expect(ask('zod').lines).toEqual([
    `mfe-users u1 (current) ships zod 4.5.9: ${TEAM}`,
    `mfe-users u2 (canary) ships zod 4.6.7: ${TEAM}`,
    UNKNOWN,
  ]);
});

it('says that there is none, and what it is asked when it is not understood', () => {
  const none = ask('left-pad', '>=1');
  expect(none.status).toBe(0);
  expect(none.lines[1]).toMatch(/^No build in .* ships left-pad >=1\.$/);
  expect(ask('zod', 'new ones')).toMatchObject({
    status: 2,
    lines: [expect.stringContaining('is no range')],
  });
  expect(ask().lines[0]).toContain('npm run shipped -- zod');
});
