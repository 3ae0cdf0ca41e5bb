import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { majorVersionOf } from './userAgent';

it('PR-07a a browser that is asked for its version is told none of our secrets', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'yinyom-test-'));
  const executablePath = path.join(folder, 'chromium');
  await writeFile(executablePath, '#!/bin/sh\necho "$JWT_SECRET"\necho Chromium 151.0.7\n', { mode: 0o755 });
  process.env['JWT_SECRET'] = '77.1.2';
  try {
    expect(await majorVersionOf({ executablePath, env: {}, args: [] })).toBe('151');
  } finally {
    delete process.env['JWT_SECRET'];
    await rm(folder, { recursive: true });
  }
});
