import { LANGUAGES as OF_THE_CONTRACT } from '@yinyom/contracts/constants';
import { faultsOf, LANGUAGES } from './checkTexts.cjs';
import { codesModule, modulesOf } from './writeModules.cjs';

const EN = { title: 'Scan of {url}', rows: ['{count} {count|row|rows}', 'Done at {{time}}'] };
const TH = { title: 'สแกน {url}', rows: ['{count} แถว', 'เสร็จเมื่อ {{time}}'] };

it('languages are those of the contract', () => {
  expect(LANGUAGES).toEqual(OF_THE_CONTRACT);
});

describe('texts are not built', () => {
  it.each([
    ['without a language', undefined, ['th: has no file']],
    ['without a key', { rows: TH.rows }, ['th: title: is missing']],
    ['without an entry of a list', { ...TH, rows: [TH.rows[0]] }, ['th: rows.1: is missing']],
    ['with a key of their own', { ...TH, more: 'x' }, ['th: more: is not in en']],
    ['with an empty text', { ...TH, title: ' ' }, ['th: title: is no text']],
    ['with what is no text', { ...TH, title: 7 }, ['th: title: is no text']],
    ['without a placeholder', { ...TH, title: 'สแกน' }, ['th: title: fills in "" where en fills in "url"']],
    [
      'with another placeholder',
      { ...TH, rows: ['{count} แถว', '{{date}}'] },
      ['th: rows.1: fills in "date" where en fills in "time"'],
    ],
  ])('%s', (_what, th, faults) => {
    expect(faultsOf({ th, en: EN })).toEqual(faults);
  });

  it('but they are when every language says the same', () => {
    expect(faultsOf({ th: TH, en: EN })).toEqual([]);
  });
});

it('the modules of a subject: its type and all languages, and a loader where browsers read it', () => {
  const { 'scanReportWords.ts': all = '', ...others } = modulesOf(
    'scan-report',
    { about: 'Texts of a report.', browsers: true },
    ['th', 'en'],
  );
  expect(all).toContain('/** Texts of a report. */\nexport type ScanReportWords = typeof en;');
  expect(all).toContain('export const SCAN_REPORT_WORDS: Record<Lang, ScanReportWords> = { th, en };');
  expect(Object.keys(others)).toEqual(['loadScanReportWords.ts']);
  expect(others['loadScanReportWords.ts']).toContain("  th: () => import('./th.json'),");
  expect(Object.keys(modulesOf('scan-report', { about: 'Texts.' }, ['th']))).toEqual(['scanReportWords.ts']);
});

it('the codes of messages as one type, in order, in lines that fit', () => {
  const codes = Array.from({ length: 20 }, (_unused, index) => `some_long_message_code_${index}`);
  const module = codesModule(['b', 'a', ...codes]);
  expect(module).toContain("export type MessageCode =\n  | 'a' | 'b' | 'some_long_message_code_0'");
  expect(module.match(/'/g)).toHaveLength(2 * (codes.length + 2));
  expect(Math.max(...module.split('\n').map((line) => line.length))).toBeLessThan(125);
});
