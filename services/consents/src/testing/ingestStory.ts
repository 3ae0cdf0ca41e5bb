import { startTestDatabase } from '@yinyom/testing/testDatabase';
import { startConsents } from './startConsents';
import { createStandIns, type TestSite } from './standIns';

/** The service on a real database, between its stand-ins. */
export const startIngest = async () => {
  const database = await startTestDatabase();
  const standIns = createStandIns();
  const consents = await startConsents(await database.connect('consents'), standIns);
  return {
    database,
    standIns,
    consents,
    close: async () => {
      await consents.close();
      await database.close();
    },
  };
};
export type Ingest = Awaited<ReturnType<typeof startIngest>>;

/** What the script of a site sends, and what an Admin of its owner reads afterwards. */
export const visitsTo = (ingest: () => Ingest, site: () => TestSite) => {
  const send = (body: unknown, headers: Record<string, string> = { origin: 'https://site.ac.th' }) =>
    ingest().consents.call(`/public/sites/${site().site_key}/consents`, { method: 'POST', body, headers });
  /** As the script does: a service that is too busy says so, and is asked again with the same event. */
  const sendUntilTaken = async (body: unknown): Promise<Awaited<ReturnType<typeof send>>> => {
    const answer = await send(body);
    return answer.status === 503 ? sendUntilTaken(body) : answer;
  };
  const read = async (path: string) => {
    const { consents, standIns } = ingest();
    return (await consents.call(path, { user: standIns.addUser(site().organization_id, 1000) })).body;
  };
  const logs = async (limit = 50) =>
    (await read(`/consentLogs?application_id=${site().application_id}&limit=${limit}`)).entities;
  const list = async () => (await read(`/consents?application_id=${site().application_id}`)).entities;
  return { send, sendUntilTaken, read, logs, list };
};
