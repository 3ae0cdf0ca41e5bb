import { rm } from 'node:fs/promises';
import { createLogger } from '@yinyom/service-kit/logger';
import type { Secrets } from '@yinyom/service-kit/settings/generatedSecrets';
import { identityStandIn } from '@yinyom/testing/identityStandIn';
import { startServiceHarness, testSecrets, testSettings, type Sending } from '@yinyom/testing/serviceHarness';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { createWebsitesService } from '../createWebsitesService';
import { sdkBuildFolder } from './sdkBuildFolder';

export const PUBLIC_URL = 'https://consent.example.com';

/**
 * The service on a real database, over real HTTP, with people of two organizations.
 * @param given default: a database of its own in this process
 */
export const startWebsites = async (
  env: Record<string, string> = {},
  given?: Pick<TestDatabase, 'connect' | 'close'>,
) => {
  const database = given ?? (await startTestDatabase());
  const sdkDir = await sdkBuildFolder();
  const identity = identityStandIn();
  const connection = await database.connect('websites');
  /** Hours of visitors' decisions, of any website. */
  const decisions: { at: string; shown: number; decisions: number; accepted: number }[] = [];
  /** What the consents service was asked to sign. */
  const certified: Record<string, unknown>[] = [];
  const txtRecords = new Map<string, string[][]>();
  const deps = {
    settings: testSettings({ SDK_DIR: sdkDir, PUBLIC_URL, ...env }),
    secrets: testSecrets,
    logger: createLogger('silent'),
    identity: identity.client,
    figures: {
      watchFigures: async () => ({ hours: decisions, shown_at: null }),
      signCertificate: async ({ content }: { content: Record<string, unknown> }) => {
        certified.push(content);
        return { key_id: 'key-of-tests', keys: [], signature: 'c2lnbmVk' };
      },
    },
    txt: async (name: string) => txtRecords.get(name) ?? [],
  };
  const service = await createWebsitesService({ ...deps, database: connection });
  const harness = await startServiceHarness(service);
  const token = (user: string) => harness.tokenFor(user, `session-of-${user}`);
  return {
    ...harness,
    service,
    identity,
    connection,
    decisions,
    certified,
    /** What the DNS says about names. */
    txtRecords,
    /** Sends a call as one of the people. */
    as:
      (user: string) =>
      (method: string, path: string, sending: Sending = {}) =>
        harness.send(method, path, { token: token(user), ...sending }),
    /** Another process of the same service on the same data, with other secrets when some are given. */
    another: async (changed: Partial<Secrets> = {}) => {
      const other = await createWebsitesService({
        ...deps,
        secrets: { ...testSecrets, ...changed },
        database: await database.connect('websites'),
      });
      return { service: other, harness: await startServiceHarness(other) };
    },
    close: async () => {
      await harness.close();
      await service.close();
      await database.close();
      await rm(sdkDir, { recursive: true, force: true });
    },
  };
};
export type Websites = Awaited<ReturnType<typeof startWebsites>>;
