import { PNG } from 'pngjs';

/** A PNG of one colour with a little noise, so that it does not compress to nothing. */
export const pngFile = (width: number, height: number, noise = 0): Buffer => {
  const image = new PNG({ width, height });
  let seed = 7;
  for (let at = 0; at < image.data.length; at += 4) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const shade = at / 4 < noise ? seed % 256 : 110;
    image.data.set([shade, (shade * 3) % 256, 110, 255], at);
  }
  return PNG.sync.write(image);
};
