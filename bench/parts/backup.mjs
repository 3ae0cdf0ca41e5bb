// A million decisions: into one encrypted file, and back until every entry of the ledger is recomputed.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../tooling/install.mjs';
import { watchedProcess } from '../watchedProcess.mjs';

const ROWS = 1_000_000;
const MB = 1e6;

const fill = async (dataDir, rows, env) => {
  const { startEmbeddedMongo } = createRequire(import.meta.url)('@yinyom/embedded-mongo');
  const server = await startEmbeddedMongo({ dataDir: path.join(dataDir, 'database') });
  try {
    const hook = ['--conditions=yinyom-source', '-r', path.join(ROOT, 'packages/testing/runTypeScript.cjs')];
    const program = path.join(ROOT, 'services/consents/bench/fillLedger.cjs');
    return await watchedProcess([...hook, program, server.uri, 'yinyom_consents', String(rows)], env);
  } finally {
    await server.close();
  }
};

/** What a command for backups said of the ledgers. @throws Error when it is not about all decisions */
const expectAll = ({ said }, rows) => {
  const verified = Number(/(\d+) entries of the ledgers verify/.exec(said)?.[1] ?? 0);
  if (verified !== rows) throw new Error(`${verified} of ${rows} entries were verified: ${said}`);
};

const rowsOf = (what, { seconds, processor, memory }) => [
  { what: `${what}: time`, value: seconds, unit: 's' },
  { what: `${what}: processor time`, value: processor, unit: 's' },
  { what: `${what}: memory of its own at most`, value: memory, unit: 'MB' },
];

/** @param rows decisions; default 1,000,000 */
export const measure = async ({ rows = ROWS } = {}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-bench-'));
  const at = (name) => path.join(folder, name);
  const env = {
    DATA_DIR: at('data'),
    DATA_SECRET: 'the-secret-of-a-benchmark-0123456789abcdef',
    BACKUP_KEY: 'the-key-of-a-benchmark-0123456789abcdef',
  };
  const run = (name, ...args) => watchedProcess([`tooling/backup/${name}.mjs`, ...args], env);
  try {
    const filled = await fill(at('data'), rows, env);
    const made = await run('backup', '--to', at('one.backup'));
    const checked = await run('restore', '--from', at('one.backup'), '--check');
    expectAll(checked, rows);
    const many = `${rows.toLocaleString('en')} decisions`;
    return [
      { what: `filling ${many}`, value: filled.seconds, unit: 's' },
      { what: 'database', value: statSync(at('data/database/data.mdb')).blocks * (512 / MB), unit: 'MB' },
      ...rowsOf(`backup of ${many}`, made),
      { what: 'the file', value: statSync(at('one.backup')).size / MB, unit: 'MB' },
      ...rowsOf('restore with recomputing every entry', checked),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
