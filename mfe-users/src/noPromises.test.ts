import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@yinyom/contracts/constants';

/** What the console does not have (yet) is not promised. */
const PROMISES = [
  /record of processing|processing record/i,
  /บันทึกรายการ(?:กิจกรรม|ของกิจกรรม)?.{0,6}ประมวลผล/,
  /处理活动记录/,
  /処理活動の記録/,
  /កំណត់ត្រាដំណើរការ/,
];

test.each(LANGUAGES)('F-A8, H22: in %s nothing speaks of a record of processing', (lang) => {
  const texts = readFileSync(path.join(__dirname, `../locales/${lang}.json`), 'utf8');
  expect(PROMISES.flatMap((promise) => texts.match(promise)?.[0] ?? [])).toEqual([]);
});
