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
