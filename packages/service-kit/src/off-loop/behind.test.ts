import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority, platform } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { deserialize } from 'node:v8';
import { BEHIND, putHeavyWorkBehind, putProgramBehind } from './behind';
import { ENDING, startParserThread } from './parserThread';

const behindUs = () => Math.min(constants.priority.PRIORITY_LOW, getPriority(0) + BEHIND);
// Other files may run in this process afterwards.
afterAll(() => putHeavyWorkBehind(false));

const onLinux = platform() === 'linux' ? it : it.skip;

onLinux(
  'parsers of a program that answers visitors wait for its event loop, which stays as it was',
  async () => {
    const own = getPriority(0);
    putHeavyWorkBehind();
    const thread = startParserThread();
    const file = path.join(__dirname, `testing/tasks${ENDING}`);
    const answer = await thread.run({ file, name: 'priority', args: [], outputBytes: 1_000 }, 120_000);
    thread.end();
    if (answer.kind !== 'output') throw new Error(answer.kind);
    expect(deserialize(answer.output)).toBe(behindUs());
    expect(getPriority(0)).toBe(own);
  },
);

onLinux('a program is put behind with its children, and with what they start afterwards', async () => {
  const inner = `process.stdin.once('data', () => {
    const { pid } = require('node:child_process').spawn('sleep', ['60']);
    console.log(JSON.stringify([pid, require('node:os').getPriority(pid)]));
    process.kill(pid);
    process.exit();
  }); console.log(process.pid)`;
  const outer = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}], { stdio: 'inherit' }); setInterval(() => {}, 1000)`;
  const child = spawn(process.execPath, ['-e', outer], { stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    const lines = createInterface(child.stdout);
    const [grandchild] = (await once(lines, 'line')) as [string];
    putProgramBehind(child.pid!);
    expect(getPriority(child.pid)).toBe(behindUs());
    expect(getPriority(Number(grandchild))).toBe(behindUs());
    child.stdin.write('now\n');
    const [answer] = (await once(lines, 'line')) as [string];
    expect((JSON.parse(answer) as number[])[1]).toBe(behindUs());
  } finally {
    child.kill('SIGKILL');
  }
});
