import { csvCell } from './csv';

describe('J-09: cells of a CSV', () => {
  it.each([
    ['=HYPERLINK("https://evil")', `"'=HYPERLINK(""https://evil"")"`],
    ['+1', `'+1`],
    ['-1', `'-1`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1', `'\t=1`],
    ['\r=1', `"'\r=1"`],
    ['＝1+1', `'＝1+1`],
    ['＠x', `'＠x`],
    ['\u200B=1', `'\u200B=1`],
    ['\uFEFF\u2060+1', `'\uFEFF\u2060+1`],
    ['\u202E@x', `'\u202E@x`],
    ['\u00AD\u180E-1', `'\u00AD\u180E-1`],
    ['\u034F=1', `'\u034F=1`],
    ['\u3164=1', `'\u3164=1`],
    ['\u{E0001}=1', `'\u{E0001}=1`],
    ['\u001F=1', `'\u001F=1`],
    [' =1', `' =1`],
    ['\n=1', `"'\n=1"`],
    ['﹦1', `'﹦1`],
    ['−1', `'−1`],
    ['\0=1', `'=1`],
    ['a\u200B=1', 'a\u200B=1'],
    ['\u200Bภาษา', '\u200Bภาษา'],
    ['a\0b', 'ab'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['a;b,c', '"a;b,c"'],
    ['ภาษาไทย', 'ภาษาไทย'],
    [-5, '-5'],
    [null, ''],
    [true, 'true'],
  ])('%j is written %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});
