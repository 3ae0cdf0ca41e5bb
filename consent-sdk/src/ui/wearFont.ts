import type { SdkDesign } from '@yinyom/contracts/sdk/config';
import { addFont } from './addFont';

/** Sizes of letters that are tried, nearest first: of the one at which nothing moves. */
const SIZES = [1, 0.97, 1.03, 0.94, 1.06, 0.91, 1.09, 0.88, 1.12, 0.85, 0.82, 0.79];

/** How much a label's letters may be smaller or larger than those of the text. */
const [LEAST, MOST] = [0.9, 1.12];
/** What no eye and no browser takes for a move. */
const TOLERANCE_PX = 2;

/** Where an element's own text begins, and how wide its first line is. */
const lineOf = (node: HTMLElement): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getClientRects()[0] ?? node.getBoundingClientRect();
};

/** A label in the middle of its button would begin elsewhere with other letters: it keeps its width, or else its beginning. */
const keepLabel = (button: HTMLElement, size: number, { width }: DOMRect): void => {
  button.style.textIndent = '0';
  const factor = Math.max(LEAST, Math.min(MOST, width / lineOf(button).width));
  button.style.fontSize = `${size * factor}px`;
  button.style.textIndent = `${lineOf(button).width - width}px`;
};

/** Whether the page has a font of that name, its own or ours from before. */
const isKnown = (family: string): boolean =>
  [...document.fonts].some((face) => face.family.replace(/"/g, '') === family);

/** Heights of the system's font above and below the line, so that letters of another stand at the same height. */
const systemMetrics = (): FontFaceDescriptors => {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = '100px system-ui';
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
  return {
    ascentOverride: `${fontBoundingBoxAscent}%`,
    descentOverride: `${fontBoundingBoxDescent}%`,
    lineGapOverride: '0%',
  };
};

/**
 * Draws what stands in the owner's font once that is there, if nothing moves by it: every box keeps its place and size,
 * every line its height; letters are a little smaller or larger where the lines would break otherwise. Where no size
 * does it the system's font stays.
 *
 * @param isPainted whether it has been seen in another font; else a font that is there is worn as it is
 */
export const wearFont = async (
  dialog: HTMLElement,
  design: Pick<SdkDesign, 'font'>,
  isPainted: boolean,
): Promise<void> => {
  const { family } = design.font!;
  const text = dialog.textContent;
  const wear = (): void => dialog.style.setProperty('--font', `"${family}"`);
  const fonts = ['', '600 '].map((weight) => `${weight}1em "${family}"`);
  if (!isKnown(family)) addFont(design, systemMetrics());
  else if (!isPainted && fonts.every((font) => document.fonts.check(font, text))) return wear();
  await Promise.all(fonts.map((font) => document.fonts.load(font, text)));
  const nodes = [dialog, ...dialog.querySelectorAll<HTMLElement>('*')].map((node) => {
    const { fontSize, lineHeight, display } = getComputedStyle(node);
    return { node, size: parseFloat(fontSize), lineHeight, isBox: display !== 'inline', label: lineOf(node) };
  });
  const places = (): string =>
    nodes
      .map(({ node, isBox }) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return isBox && [x, y, width, height].map(Math.round).join();
      })
      .join();
  const before = places();
  wear();
  for (const factor of SIZES) {
    for (const { node, size, lineHeight } of nodes) {
      node.style.fontSize = `${size * factor}px`;
      node.style.lineHeight = lineHeight;
    }
    if (places() !== before) continue;
    for (const { node, size, label } of nodes)
      if (node.localName === 'button') keepLabel(node, size * factor, label);
    const isStill = nodes.every(({ node, label: { x, y } }) => {
      const now = lineOf(node);
      return Math.abs(now.x - x) < TOLERANCE_PX && Math.abs(now.y - y) < TOLERANCE_PX;
    });
    if (isStill && places() === before) return;
  }
  for (const { node } of nodes)
    for (const name of ['--font', 'font-size', 'line-height', 'text-indent']) node.style.removeProperty(name);
};
