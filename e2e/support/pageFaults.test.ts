import { PUBLIC, SIGNED_IN, WEBSITES } from './pageAddresses';
import { LANGS, viewsOf, WIDTHS } from './pageFaults';

const addresses = [PUBLIC, WEBSITES, SIGNED_IN].flatMap((pages) => Object.values(pages).flat());
const { isMeasured, isForAxe } = viewsOf(addresses);

it.each(addresses)('%s is measured in every language, at both widths, and on a phone in Khmer', (address) => {
  for (const lang of LANGS)
    expect([lang, WIDTHS.some((width) => isMeasured(address, lang, width))]).toEqual([lang, true]);
  for (const width of WIDTHS)
    expect([width, LANGS.some((lang) => isMeasured(address, lang, width))]).toEqual([width, true]);
  expect(isMeasured(address, 'kh', 390)).toBe(true);
});

it.each(addresses)('axe looks at %s in both themes and at both widths', (address) => {
  const seen = LANGS.flatMap((lang) =>
    WIDTHS.filter((width) => isForAxe(address, lang, width)).map((width) => ({ lang, width })),
  );
  expect(new Set(seen.map(({ lang }) => lang))).toEqual(new Set(['en', 'th']));
  expect(new Set(seen.map(({ width }) => width))).toEqual(new Set(WIDTHS));
});
