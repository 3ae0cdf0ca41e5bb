import { FONT_MAX_BYTES } from '@yinyom/contracts/websites/templateFont';
import { type AppError } from '@yinyom/service-kit/AppError';
import { REAL_FONT, sampleTables, sfntFile, woff2File, woffFile } from '../testing/fontFile';
import { checkFont } from './checkFont';

const verdict = (bytes: Buffer | null): Promise<string> =>
  checkFont(bytes).catch((error: AppError) => String(error.details.errors?.[0]?.code));
const changed = (file: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(file);
  change(copy);
  return copy;
};
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(sampleTables()).filter(([name]) => !names.includes(name)));

it.each([
  ['a real WOFF 2', REAL_FONT, 'woff2'],
  ['WOFF 2', woff2File(sampleTables()), 'woff2'],
  ['WOFF', woffFile(sampleTables()), 'woff'],
  ['TrueType', sfntFile(sampleTables()), 'ttf'],
  ['OpenType', sfntFile({ ...without('glyf', 'loca'), 'CFF ': Buffer.alloc(20) }, 0x4f54544f), 'otf'],
])('%s is told by its content', async (_what, file, format) => {
  expect(await verdict(file)).toBe(format);
});

it.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a style sheet', Buffer.from('@font-face{font-family:a;src:url(https://elsewhere.example)}')],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['a collection of fonts', changed(sfntFile(sampleTables()), (copy) => copy.write('ttcf'))],
  ['a collection in WOFF', changed(woffFile(sampleTables()), (copy) => copy.write('ttcf', 4))],
  ['three bytes', Buffer.from('wOF')],
  ['nothing', Buffer.alloc(0)],
  ['no file', null],
])('F-02: %s is no font, whatever it is called', async (_what, file) => {
  expect(await verdict(file)).toBe('font_type');
});

const FILES = [
  ['WOFF 2', woff2File(sampleTables())],
  ['WOFF', woffFile(sampleTables())],
  ['TrueType', sfntFile(sampleTables())],
  ['a real font', REAL_FONT],
] as const;

it.each(FILES)('F-02: %s with a page behind it is refused', async (_what, file) => {
  expect(await verdict(Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]))).toBe('font_damaged');
});

it.each(FILES)('F-03: %s that was cut off anywhere is refused, and nothing breaks', async (_what, file) => {
  const step = Math.max(1, Math.floor(file.length / 150));
  for (let length = 4; length < file.length - 3; length += step)
    expect([length, await verdict(file.subarray(0, length))]).toEqual([length, 'font_damaged']);
});

it.each(FILES)('F-03: %s with any number of its head changed breaks nothing', async (_what, file) => {
  for (let at = 4; at < 200; at += 1) {
    const answer = await verdict(changed(file, (copy) => (copy[at] = 0xff)));
    expect(answer).toMatch(/^(?:woff2?|ttf|font_\w+)$/);
  }
});

it.each([
  [
    'WOFF that claims little and unpacks to much',
    woffFile({ ...sampleTables(), name: Buffer.alloc(4e6) }, { name: 5_000 }),
  ],
  [
    'WOFF 2 that claims little and unpacks to much',
    woff2File({ ...sampleTables(), name: Buffer.alloc(4e6) }, { name: 500 }),
  ],
  ['WOFF 2 that claims more than there is', woff2File(sampleTables(), { cmap: 4_000 })],
])('F-03: a bomb is not unpacked: %s', async (_what, file) => {
  expect(file.length).toBeLessThan(FONT_MAX_BYTES);
  expect(await verdict(file)).toBe('font_damaged');
});

it.each([
  ['WOFF', woffFile({ ...sampleTables(), name: Buffer.alloc(9e6) })],
  ['WOFF 2', woff2File({ ...sampleTables(), name: Buffer.alloc(9e6) })],
  ['WOFF 2 by its claim alone', woff2File(sampleTables(), { name: 0, cmap: 4e9 })],
])('F-03: more than 8 MB of font is refused: %s', async (_what, file) => {
  expect(await verdict(file)).toBe('font_unpacked_size');
});

it.each([
  ['without letters', sfntFile(without('cmap'))],
  ['without outlines', sfntFile(without('glyf'))],
  ['without tables', sfntFile({})],
  ['with no glyph', sfntFile({ ...sampleTables(), maxp: Buffer.alloc(6) })],
  ['with a head that is none', sfntFile({ ...sampleTables(), head: Buffer.alloc(54) })],
  [
    'with more tables than any font',
    sfntFile(
      Object.fromEntries(Array.from({ length: 101 }, (_, at) => [String(1000 + at), Buffer.alloc(4)])),
    ),
  ],
])('a font %s is damaged', async (_what, file) => {
  expect(await verdict(file)).toBe('font_damaged');
});

it('F-01: a font may be exactly 512 KB and not one byte more', async () => {
  const rest = FONT_MAX_BYTES - sfntFile({ ...sampleTables(), name: Buffer.alloc(0) }).length;
  const ofLength = (more: number) => sfntFile({ ...sampleTables(), name: Buffer.alloc(rest + more) });
  expect(ofLength(0)).toHaveLength(FONT_MAX_BYTES);
  expect(await verdict(ofLength(0))).toBe('ttf');
  expect(await verdict(Buffer.concat([ofLength(0), Buffer.alloc(1)]))).toBe('font_size');
});
