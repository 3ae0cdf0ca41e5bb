import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { compiledServer, temporaryFolder } from './serverProcess';

const compiled = compiledServer();
const { folder, remove } = temporaryFolder();
afterAll(remove);

it('F3-14 a check whose server was killed ends, also when its main thread is stuck in a lock', async () => {
  const child = path.join(folder, 'child.cjs');
  writeFileSync(
    child,
    `const { endWithParent } = require(${JSON.stringify(path.join(compiled(), 'server/endWithParent.js'))});
     endWithParent().then(() => {
       require('node:fs').writeSync(1, process.pid + '\\n');
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
     });`,
  );
  const parent = path.join(folder, 'parent.cjs');
  writeFileSync(
    parent,
    `require('node:child_process').spawn(process.execPath, [${JSON.stringify(child)}], { stdio: ['ignore', 'inherit', 'inherit'] });
     setInterval(() => {}, 1_000);`,
  );
  const server = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: server.stdout });
  // The child holds the other end of this pipe as long as it lives.
  const ended = once(lines, 'close');
  const [line] = (await once(lines, 'line')) as [string];
  expect(() => process.kill(Number(line), 0)).not.toThrow();
  server.kill('SIGKILL');
  await ended;
});
