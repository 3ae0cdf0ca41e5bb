import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compareItems } from '../fixture/compareItems.mjs';
import { startFixture } from '../fixture/startFixture.mjs';
import { watchProcesses } from './watchProcesses.mjs';

const PROGRAM = fileURLToPath(new URL('../dist/cli/start.js', import.meta.url));

/** Scans a fresh fixture once from the command line, and measures what came of it. */
export const scanFixture = async (bannerKind, { quiet = false } = {}) => {
  const fixture = await startFixture({ bannerKind });
  const folder = await mkdtemp(path.join(tmpdir(), 'yinyom-bench-'));
  const file = path.join(folder, 'found.json');
  try {
    const started = Date.now();
    const scan = spawn(process.execPath, [PROGRAM, fixture.startUrl, '--json', file], {
      env: { ...process.env, ...fixture.settings },
      stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'],
    });
    const watch = watchProcesses(scan.pid);
    const [code] = await once(scan, 'exit');
    const minutes = (Date.now() - started) / 60_000;
    const found = JSON.parse(await readFile(file, 'utf8').catch(() => '[]'));
    const report = fixture.log.report();
    return {
      code,
      bannerKind,
      minutes,
      pagesPerMinute: report.pages / minutes,
      items: fixture.truth.length,
      ...compareItems(fixture.truth, found),
      ...report,
      ...watch.end(),
    };
  } finally {
    await fixture.close();
    await rm(folder, { recursive: true, force: true });
  }
};
