import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadExtraLists, parseAdblockDomains } from './extraLists';
import { recorderOf } from './recorders';

it('takes whole domains out of a list in adblock form', () => {
  const list = `[Adblock Plus 2.0]\n! Title: x\n||tracker.example^\n||ads.example^$third-party\r\n@@||fine.example^\n||path.example/x.js\nexample.org##.ad\n`;
  expect(parseAdblockDomains(list)).toEqual(['tracker.example', 'ads.example']);
});

it('says which file is missing or holds nothing', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'yinyom-lists-'));
  const [good, empty] = ['good.txt', 'empty.txt'].map((name) => path.join(folder, name)) as [string, string];
  await writeFile(good, '||tracker.example^\n');
  await writeFile(empty, '! nothing\n');
  expect(loadExtraLists([good]).get('tracker.example')).toMatchObject({ category: 3, source: 'extra_list' });
  expect(() => loadExtraLists([good, empty])).toThrow(`SCANNER_EXTRA_LISTS: ${empty} names no domain`);
  expect(() => loadExtraLists([path.join(folder, 'none.txt')])).toThrow('none.txt cannot be read');
  await rm(folder, { recursive: true });
});

it.each([
  ['https://www.clarity.ms/tag/abc', 'Microsoft Clarity'],
  ['https://script.hotjar.com/modules.js', 'Hotjar'],
  ['https://mc.yandex.ru/webvisor/1?x', 'Yandex Metrica (Webvisor)'],
  ['https://mc.yandex.ru/metrika/tag.js', undefined],
  ['https://notscript.hotjar.com.evil.org/', undefined],
  ['data:text/plain,x', undefined],
])('%s: %s', (url, company) => {
  expect(recorderOf(url)?.company).toBe(company);
});
