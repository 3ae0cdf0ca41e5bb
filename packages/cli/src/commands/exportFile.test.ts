import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { saveExport } from './exportFile';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'yinyom-export-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a file is replaced only where it was named, also when it came while the export was made', async () => {
  const file = path.join(folder, 'consents.csv');
  const before = path.join(folder, 'consents.csv.unfinished');
  writeFileSync(file, 'mine');
  writeFileSync(before, 'mine, too');
  await expect(saveExport(new Response('theirs'), file, undefined, false)).rejects.toThrow('exists');
  expect(readFileSync(file, 'utf8')).toBe('mine');
  await saveExport(new Response('theirs'), file, undefined, true);
  expect([readFileSync(file, 'utf8'), readFileSync(before, 'utf8')]).toEqual(['theirs', 'mine, too']);
  expect(readdirSync(folder).sort()).toEqual(['consents.csv', 'consents.csv.unfinished']);
});

it('a file that arrived otherwise than it was made leaves nothing', async () => {
  const file = path.join(folder, 'consents.csv');
  await expect(saveExport(new Response('cut'), file, '0'.repeat(64), false)).rejects.toThrow(
    'export_changed',
  );
  expect(readdirSync(folder)).toEqual([]);
  await saveExport(new Response('whole'), file, undefined, false);
  expect(readdirSync(folder)).toEqual(['consents.csv']);
});
