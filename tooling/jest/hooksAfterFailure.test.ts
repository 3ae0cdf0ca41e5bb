import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const JEST = path.resolve(__dirname, '../../node_modules/jest/bin/jest.js');
const FILES = {
  'failed.test.js': `
    let stack;
    beforeAll(() => { throw new Error('the start failed'); });
    afterEach(() => require('node:fs').rmSync(stack));
    afterAll(() => stack.stop());
    it('needs it', () => {});`,
  'forgotten.test.js': `
    let stack;
    afterAll(() => stack.stop());
    it('passes', () => {});`,
  'worse.test.js': `
    beforeAll(() => { throw new Error('the start failed'); });
    afterAll(() => { throw new Error('something is left behind'); });
    it('needs it', () => {});`,
} as const;

describe('hooks after a failed one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yy-hooks-'));
  let messages = new Map<string, string>();
  beforeAll(() => {
    for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
    const setupFilesAfterEnv = [path.join(__dirname, 'hooksAfterFailure.cjs')];
    const config = JSON.stringify({ rootDir: folder, transform: {}, setupFilesAfterEnv });
    const { stdout } = spawnSync(process.execPath, [JEST, '-i', '--json', '--config', config], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    });
    const { testResults } = JSON.parse(stdout) as { testResults: { name: string; message: string }[] };
    messages = new Map(testResults.map(({ name, message }) => [path.basename(name), message]));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('say nothing about what was never made: only the cause is reported', () => {
    expect(messages.get('failed.test.js')).toContain('the start failed');
    expect(messages.get('failed.test.js')).not.toContain('TypeError');
  });

  it('fail where no other one did, and with any other error', () => {
    expect(messages.get('forgotten.test.js')).toContain(
      "Cannot read properties of undefined (reading 'stop')",
    );
    expect(messages.get('worse.test.js')).toContain('something is left behind');
  });
});
