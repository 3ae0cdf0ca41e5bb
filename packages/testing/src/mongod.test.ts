import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMongod } from './mongod';

const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-mongod-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = (name: string, script: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o700);
  return file;
};
const start = (file: string) => startMongod({ program: file, folder, port: 1, set: 'rs' });

it('a server that ends at its start is told with the end of its log', async () => {
  const lacking = program(
    'lacking',
    'echo "error while loading shared libraries: libcurl.so.4" >&2\nexit 127',
  );
  await expect(start(lacking)).rejects.toThrow(
    /lacking does not run: it ended with 127\n(.*\n)*.*shared libraries: libcurl\.so\.4/,
  );
});

it('a server that is not there is told by its name', async () => {
  await expect(start(path.join(folder, 'nowhere'))).rejects.toThrow(/nowhere does not run: spawn .* ENOENT/);
});
