/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const UNITS = path.resolve(__dirname, '../../deploy/systemd');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
const withSystemd = hasSystemd ? it : it.skip;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yy-units-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What systemd has to say about the units; it wants every program that they name to exist. */
const complaints = (change: (unit: string) => string): string => {
  const files = readdirSync(UNITS).map((name) => {
    const file = path.join(folder, name);
    const unit = readFileSync(path.join(UNITS, name), 'utf8').replaceAll('/usr/bin/node', process.execPath);
    writeFileSync(file, change(unit));
    return file;
  });
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], {
    encoding: 'utf8',
  });
  return (stdout + stderr)
    .split('\n')
    .filter((line) => line.includes('yinyom'))
    .join('\n');
};

withSystemd('systemd knows every line of the units, and would name one that it does not know', () => {
  expect(complaints((unit) => unit)).toBe('');
  expect(complaints((unit) => unit.replace('ProtectSystem=', 'ProtectSystm='))).toContain('ProtectSystm');
});
