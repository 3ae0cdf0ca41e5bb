import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** How no language writes a section of the law; one form for each is in `lawText`. Keywords are what letters may write. */
const OTHER_FORMS: Record<string, RegExp> = {
  en: /\b[Ss]ecs?\. ?[\d{]|\bss?\. ?\d|[Ss]ections? \d+ \(\d/,
  th: /ม\. ?\d|มาตรา\d|มาตรา \d+\(|ตาม มาตรา|มาตรา \d+ และ \d+ \(/,
  cn: /第\d+条|条（\d|第 [\d、]+\(\d/,
  jp: /第\d+条|条\(\d|第 \d+ 条、\d|条 \(\d\)\p{Script=Hiragana}/u,
  kh: /មាត្រា\d|មាត្រា \d+\(|មាត្រា \d+(?:,| និង) \d+ \(|\(\d\), \d/,
};
const ROOT = path.join(__dirname, '../../..');

it('sections of the law have one form in each language, in texts and in pages', () => {
  const rooms = readdirSync(ROOT).filter((room) => room === 'shell' || room.startsWith('mfe-'));
  const files = ['packages/texts/src', ...rooms.map((room) => `${room}/locales`)].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json'))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => OTHER_FORMS[path.basename(file, '.json')]?.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
