/** A colour as people see it: lightness 0 to 1, chroma from 0 (grey) to about 0.3, hue as an angle in radians. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Three = [number, number, number];

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
const times = (rows: readonly Three[], [x, y, z]: Three): Three =>
  rows.map(([a, b, c]) => a * x + b * y + c * z) as Three;

/** The matrices of B. Ottosson's Oklab: linear sRGB to cones, their cube roots to lightness and two axes; and back. */
const TO_CONES: Three[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Three[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: Three[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_CONES: Three[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** @param color `#rrggbb` */
export const toOklch = (color: string): Oklch => {
  const linear = [1, 3, 5].map((at) => toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255)) as Three;
  const [lightness, a, b] = times(TO_LAB, times(TO_CONES, linear).map(Math.cbrt) as Three);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
};

const linearOf = ({ lightness, chroma, hue }: Oklch): Three => {
  const lab: Three = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  return times(FROM_CONES, times(FROM_LAB, lab).map((root) => root ** 3) as Three);
};

/** How far outside of what screens show a colour may be before it is made greyer. */
const SLACK = 0.0005;

/** The colour as `#rrggbb`; one that no screen shows keeps hue and lightness and loses chroma. */
export const toHex = (color: Oklch): string => {
  const linear = linearOf(color);
  const isShown = linear.every((value) => value >= -SLACK && value <= 1 + SLACK);
  if (!isShown && color.chroma > SLACK) return toHex({ ...color, chroma: color.chroma * 0.96 });
  const bytes = linear.map((value) => Math.round(toGamma(Math.min(1, Math.max(0, value))) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
};
