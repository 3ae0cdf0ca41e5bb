import { createLogger } from '@yinyom/service-kit/logger';
import { startTestDatabase, type TestDatabase } from '@yinyom/testing/testDatabase';
import { until } from '@yinyom/testing/until';
import { newExportId } from './exportId.store';
import { createExportRunner } from './exportRunner';
import { createExportStore, type ExportStore, type StoredExport } from './export.store';

let server: TestDatabase;
let store: ExportStore;
beforeAll(async () => {
  server = await startTestDatabase();
  store = createExportStore(await server.connect('export_turns'));
});
afterAll(() => server.close());

const ROWS = 5_000;

const order = async (organization_id: string, lease_until: Date): Promise<StoredExport> => {
  const job: StoredExport = {
    _id: newExportId(),
    application_id: 'a'.repeat(24),
    organization_id,
    organization_name: 'x',
    type: 'consents',
    format: 'csv',
    params: {},
    status: 'queued',
    position: 0,
    chunks: 0,
    rows: 0,
    bytes: 0,
    progress: 0,
    file_name: 'x.csv',
    created_by: 'x',
    created_at: new Date(),
    expires_at: new Date(Date.now() + 600_000),
    lease_until,
  };
  await store.add(job);
  return job;
};

it('S3-01: organizations get pieces in turn: three large files of one do not make the file of another wait for them', async () => {
  /** Whose piece was read, page after page. */
  const read: string[] = [];
  const runner = createExportRunner(
    store,
    async ({ organization_id }) => ({
      columns: ['row'],
      range: { first: 1, last: ROWS },
      page: async (after, limit) => {
        read.push(organization_id);
        const last = Math.min(ROWS, after + limit);
        return {
          rows: Array.from({ length: last - after }, (_, index) => ({ line: {}, cells: [after + index] })),
          position: last,
        };
      },
      extra: async () => [],
    }),
    () => Promise.reject(new Error('no file is whole here')),
    createLogger('silent'),
  );
  const jobs = [];
  for (const organization of ['large', 'large', 'large', 'small'])
    jobs.push(await order(organization, runner.lease()));
  for (const job of jobs) runner.start(job);
  const isReady = async ({ _id }: StoredExport) => (await store.get(_id.toHexString()))?.status === 'ready';
  for (const job of jobs) await until(() => isReady(job), 'the file is ready');
  const end = read.lastIndexOf('small');
  const others = read.slice(0, end).filter((name) => name === 'large').length;
  // As many as its own, and some pieces of ten pages in which both began; of four that all run at once it would be three times as many.
  expect(others).toBeLessThan((ROWS / 50) * 1.5);
  await runner.close();
});
