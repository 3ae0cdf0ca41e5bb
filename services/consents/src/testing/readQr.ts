/** Places that hold no data in a code of versions 2 to 40: finders, timing, alignment, format and version. */
const isFixed =
  (size: number, centres: readonly number[]) =>
  (x: number, y: number): boolean => {
    const version = (size - 17) / 4;
    const corner = (x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9);
    const versionBits =
      version >= 7 &&
      ((x < 6 && y >= size - 11 && y < size - 8) || (y < 6 && x >= size - 11 && x < size - 8));
    const last = centres.at(-1);
    const aligned = centres.some((cx) =>
      centres.some(
        (cy) =>
          !((cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6)) &&
          Math.abs(x - cx) <= 2 &&
          Math.abs(y - cy) <= 2,
      ),
    );
    return corner || versionBits || aligned || x === 6 || y === 6;
  };

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** ISO/IEC 18004, level M: centres of alignment patterns, and data bytes of each block. */
const VERSIONS: Record<number, { centres: number[]; blocks: number[] }> = {
  6: { centres: [6, 34], blocks: [27, 27, 27, 27] },
  7: { centres: [6, 22, 38], blocks: [31, 31, 31, 31] },
  8: { centres: [6, 24, 42], blocks: [38, 38, 39, 39] },
  9: { centres: [6, 26, 46], blocks: [36, 36, 36, 37, 37] },
};

/**
 * The text of a clean QR code (versions 6 to 9, level M, bytes), read by the standard and not by what drew it.
 * @param svg a drawing of `M<x> <y>h1v1h-1z` squares with four light modules around
 */
export const readQr = (svg: string): string => {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]);
  const size = side - 8;
  const found = VERSIONS[(size - 17) / 4];
  if (!found) throw new Error(`no code of a known version: ${size}`);
  const dark = new Set(
    [...svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${Number(x) - 4} ${Number(y) - 4}`),
  );
  const at = (x: number, y: number): number => (dark.has(`${x} ${y}`) ? 1 : 0);
  const format = [2, 3, 4].reduce((bits, x) => bits * 2 + at(x, 8), 0) ^ 0b101;
  const mask = MASKS[format]!;
  const fixed = isFixed(size, found.centres);
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!fixed(x, y)) bits.push(at(x, y) ^ Number(mask(x, y)));
    }
    up = !up;
  }
  const bytes = Array.from({ length: bits.length >> 3 }, (_, index) =>
    parseInt(bits.slice(index * 8, index * 8 + 8).join(''), 2),
  );
  const blocks: number[][] = found.blocks.map(() => []);
  let next = 0;
  for (let row = 0; row < Math.max(...found.blocks); row += 1)
    found.blocks.forEach((length, block) => {
      if (row < length) blocks[block]!.push(bytes[next++]!);
    });
  const data = blocks
    .flat()
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  if (!data.startsWith('0100')) throw new Error(`not in bytes: ${data.slice(0, 4)}`);
  const length = parseInt(data.slice(4, 12), 2);
  return Buffer.from(
    Array.from({ length }, (_, index) => parseInt(data.slice(12 + index * 8, 20 + index * 8), 2)),
  ).toString();
};
