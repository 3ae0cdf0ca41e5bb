import { email } from './fields';

describe('C-24 A mail address', () => {
  test.each([
    ['\u200Bsomchai@school.ac.th', 'somchai@school.ac.th'],
    ['somchai\u200E@school.ac.th\uFEFF', 'somchai@school.ac.th'],
    ['somchai@school\u00AD.ac.th ', 'somchai@school.ac.th'],
    ['somchai@ตัวอย่าง.ไทย', 'somchai@xn--72c1a1bt4awk9o.xn--o3cw4h'],
    ['Somchai@例え.JP', 'somchai@xn--r8jz45g.jp'],
  ])('%j is kept as %s', (given, kept) => {
    expect(email.parse(given)).toBe(kept);
  });

  // The last two have Cyrillic letters and wide Latin ones, which look like others.
  test.each([
    'somchai@',
    'somchai@ตัวอย่าง',
    'สมชาย@school.ac.th',
    'somchai@school.ac.th/ก',
    'somchai@ก:80.ไทย',
    'a@b@ตัวอย่าง.ไทย',
    'x@example.ас.th',
    'x@ｓchool.ac.th',
  ])('%j is none', (given) => {
    expect(email.safeParse(given).error?.issues[0]?.message).toBe('email_invalid');
  });
});
