import { PNG } from 'pngjs';

/** Steps of each colour channel in a reference: enough to see, few enough to compress well. */
const STEP = 51;
/** A channel that is off by more than this is another colour, not another smoothing of letters. */
const FAR = 64;

// In a test file every word of the language's own, as Math, is looked up anew: too slow for each of a million points.
const { abs, floor, min, round } = Math;

/** A picture made smaller by a whole number, each pixel the mean of those it stands for, in few colours. */
export const shrink = (picture: PNG, by: number): PNG => {
  const small = new PNG({ width: floor(picture.width / by), height: floor(picture.height / by) });
  const { data: from, width: wide } = picture;
  const { data: to, width, height } = small;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        for (let dy = 0; dy < by; dy += 1)
          for (let dx = 0; dx < by; dx += 1)
            sum += from[((y * by + dy) * wide + x * by + dx) * 4 + channel] ?? 0;
        to[at + channel] = min(255, round(sum / (by * by) / STEP) * STEP);
      }
      to[at + 3] = 255;
    }
  return small;
};

/** Width of the line between pictures. */
const LINE = 2;

/** Where the picture with a number stands on its sheet. */
const placeOf = (index: number, { width, height }: PNG, columns: number): [x: number, y: number] => [
  (index % columns) * (width + LINE),
  floor(index / columns) * (height + LINE),
];

/** A picture, or nothing where none was taken. */
type Taken = PNG | undefined;

/** Pictures of one size in columns and rows, with a line between them; the place of one that was not taken is grey. */
export const contactSheet = (pictures: readonly Taken[], columns: number): PNG => {
  const { width = 0, height = 0 } = pictures.find((picture) => picture !== undefined) ?? {};
  const rows = Math.ceil(pictures.length / columns);
  const sheet = new PNG({ width: columns * (width + LINE), height: rows * (height + LINE) });
  sheet.data.fill(128);
  for (let at = 3; at < sheet.data.length; at += 4) sheet.data[at] = 255;
  pictures.forEach((picture, index) => {
    if (!picture) return;
    const [x, y] = placeOf(index, picture, columns);
    PNG.bitblt(picture, sheet, 0, 0, width, height, x, y);
  });
  return sheet;
};

/** How much each picture differs from the one in its place on a sheet, 0 to 1; 0 where none was taken. */
export const differences = (pictures: readonly Taken[], sheet: PNG, columns: number): number[] =>
  pictures.map((picture, index) => {
    if (!picture) return 0;
    const { width, height } = picture;
    const [x, y] = placeOf(index, picture, columns);
    if (x + width > sheet.width || y + height > sheet.height) return 1;
    const there = new PNG({ width, height });
    PNG.bitblt(sheet, there, x, y, width, height, 0, 0);
    return difference(picture, there);
  });

/** Share of pixels that have another colour. */
const difference = ({ data: one, width, height }: PNG, { data: other }: PNG): number => {
  let count = 0;
  for (let at = 0; at < one.length; at += 4)
    for (let channel = 0; channel < 3; channel += 1)
      if (abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > FAR) {
        count += 1;
        break;
      }
  return count / (width * height);
};

/** A small file: no transparency, best compression. */
export const toFile = (sheet: PNG): Buffer =>
  PNG.sync.write(sheet, { colorType: 2, deflateLevel: 9, filterType: 0 });
