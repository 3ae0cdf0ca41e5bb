import type { HookKit } from '../hook/hookKit';
import type { Judged } from '../Trace';

/** Englehardt and Narayanan (2016), section 3.2: so many fonts, and the same text measured so often. */
const LIMITS = { fonts: 50, measures: 50 } as const;

/** Measures one text in font after font, to learn which of them the machine has. Pure. */
export const judgeCanvasFont = ({ fonts = 0, measures = 0 }: { fonts?: number; measures?: number }): Judged =>
  fonts >= LIMITS.fonts && measures >= LIMITS.measures
    ? { calls: ['font', 'measureText'], fonts, measures, enough: LIMITS.fonts }
    : null;

export const canvasFontHook = ({ after, onSet, tell, stateOf }: HookKit): void => {
  const state = stateOf(() => ({ fonts: new Set<string>(), texts: new Map<string, number>() }));
  for (const context of ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D']) {
    onSet(context, 'font', (self) => {
      const { fonts } = state(self.canvas);
      // What is no font leaves the one before.
      if (fonts.size < 1_000) fonts.add(String(self.font));
    });
    after(context, 'measureText', (self, [text]) => {
      const known = state(self.canvas);
      const key = String(text).slice(0, 100);
      const measures = (known.texts.get(key) ?? 0) + 1;
      if (known.texts.has(key) || known.texts.size < 200) known.texts.set(key, measures);
      const reached = Math.min(known.fonts.size, measures);
      if ([10, 25, 50, 100, 200].includes(reached))
        tell('canvas_font', { fonts: known.fonts.size, measures });
    });
  }
};
