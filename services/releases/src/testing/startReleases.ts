import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@yinyom/service-kit/logger';
import { identityStandIn } from '@yinyom/testing/identityStandIn';
import { startServiceHarness, testSecrets, testSettings } from '@yinyom/testing/serviceHarness';
import { startTestDatabase } from '@yinyom/testing/testDatabase';
import { createReleasesService } from '../createReleasesService';

/** The service on a real database and a real folder of releases, over real HTTP. */
export const startReleases = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'yinyom-releases-'));
  const releasesDir = path.join(folder, 'releases');
  const shellDir = path.join(folder, 'shell');
  const database = await startTestDatabase();
  const identity = identityStandIn();
  const service = await createReleasesService({
    settings: testSettings({ RELEASES_DIR: releasesDir, SHELL_DIR: shellDir }),
    secrets: testSecrets,
    logger: createLogger('silent'),
    database: await database.connect('releases'),
    identity: identity.client,
  });
  const harness = await startServiceHarness(service);
  const put = async (file: string, text: string) => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  await put(path.join(shellDir, 'build.json'), JSON.stringify({ name: 'shell', build: 's1', hash: '1d2a' }));
  return {
    ...harness,
    service,
    /** Puts a build of a remote into the folder of releases, with these files, and points at it. */
    release: async (name: string, build: string, files: Record<string, string> = {}) => {
      const room = path.join(releasesDir, name.replaceAll('_', '-'));
      for (const [file, text] of Object.entries({ 'build.json': '{}', ...files }))
        await put(path.join(room, build, file), text);
      const released_at = '2026-11-23T10:00:00.000Z';
      await put(path.join(room, 'current.json'), JSON.stringify({ name, build, released_at }));
    },
    as: (user: string) => (address: string) =>
      harness.send('GET', address, { token: harness.tokenFor(user, `session-of-${user}`) }),
    close: async () => {
      await harness.close();
      await service.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
export type Releases = Awaited<ReturnType<typeof startReleases>>;
