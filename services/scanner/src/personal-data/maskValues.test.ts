import { maskAddress, maskText } from './maskValues';
import { dashed, inThaiDigits, seeded, valuesOf } from './testing/sampleValues';

const values = valuesOf(seeded(3));

it.each([
  ['an id', () => values.nationalId()],
  ['an id with dashes', () => dashed(values.nationalId())],
  ['an id in Thai digits', () => inThaiDigits(values.nationalId())],
  ['a phone', () => values.mobile()],
  ['an account', () => values.account()],
  ['an address of mail', () => values.email()],
  ['a name', () => `นาย${values.name()}`],
  ['a passport', () => values.passport()],
])('%s is crossed out, in texts and in every form of an address', (_what, make) => {
  const value = make();
  expect(maskText(`ผลของ ${value} ปี 2567`)).not.toContain(value);
  for (const written of [
    value,
    encodeURIComponent(value),
    encodeURIComponent(encodeURIComponent(value)),
    value.replaceAll(' ', '_'),
    value.replaceAll(' ', '+'),
  ])
    for (const address of [
      `https://a.ac.th/files/${written}.pdf`,
      `https://a.ac.th/view?cid=${written}&x=1`,
      `https://a.ac.th/#/${written}`,
    ]) {
      const masked = maskAddress(address);
      expect(URL.canParse(masked)).toBe(true);
      const read = decodeURIComponent(decodeURIComponent(masked)).replace(/[_+]/g, ' ');
      expect(read).not.toContain(value);
      expect(maskAddress(masked)).toBe(masked);
    }
});

it.each([
  'https://www.a.ac.th/news/2567/12/4711',
  'https://a.ac.th/wp-content/uploads/1732838400-report.pdf',
  'https://a.ac.th/files/20241129-minutes.pdf?v=1.2.3',
  'https://a.ac.th/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7/annual-report#page=3',
  'https://a.ac.th/?a=b&c=%20d',
])('%s stays as it is', (address) => {
  expect(maskAddress(address)).toBe(address);
});
