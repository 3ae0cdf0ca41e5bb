import type { HookKit } from '../hook/hookKit';
import type { Judged } from '../Trace';

/** Englehardt and Narayanan, Online Tracking: A 1-million-site Measurement (2016), section 3.2. Sides in pixels. */
const LIMITS = { side: 16, colours: 2, characters: 10, area: 16 * 16 } as const;

interface CanvasFacts {
  width: number;
  height: number;
  colours: number;
  characters: number;
  /** `save`, `restore` or `addEventListener` was called: what pictures and games do. */
  isDrawing: boolean;
  read: string;
  /** Of `getImageData`, in pixels. */
  area: number;
}

/** Text drawn into a canvas that nobody needs to see, and read back as a picture of the machine's fonts. Pure. */
export const judgeCanvas = (facts: Partial<CanvasFacts>): Judged => {
  const {
    width = 0,
    height = 0,
    colours = 0,
    characters = 0,
    isDrawing = false,
    read = '',
    area = 0,
  } = facts;
  if (width < LIMITS.side || height < LIMITS.side || isDrawing) return null;
  if (colours < LIMITS.colours && characters < LIMITS.characters) return null;
  if (read === 'getImageData' && area < LIMITS.area) return null;
  return { calls: ['fillText', read], width, height, colours, characters };
};

export const canvasHook = ({ after, onListen, tell, stateOf }: HookKit): void => {
  const state = stateOf(() => ({
    colours: new Set<string>(),
    characters: new Set<string>(),
    isDrawing: false,
  }));
  const onRead = (read: string, canvas: { width: number; height: number }, area = 0) => {
    const { colours, characters, isDrawing } = state(canvas);
    if (characters.size === 0) return;
    const { width, height } = canvas;
    tell('canvas', {
      width,
      height,
      colours: colours.size,
      characters: characters.size,
      isDrawing,
      read,
      area,
    });
  };
  for (const context of ['CanvasRenderingContext2D', 'OffscreenCanvasRenderingContext2D']) {
    for (const method of ['fillText', 'strokeText'])
      after(context, method, (self, [text]) => {
        const { colours, characters } = state(self.canvas);
        const style: unknown = method === 'fillText' ? self.fillStyle : self.strokeStyle;
        if (colours.size < 20) colours.add(String(style));
        if (characters.size < 200)
          for (const character of String(text).slice(0, 200)) characters.add(character);
      });
    for (const method of ['save', 'restore'])
      after(context, method, (self) => {
        state(self.canvas).isDrawing = true;
      });
    after(context, 'getImageData', (self, [, , width, height]) =>
      onRead('getImageData', self.canvas, Math.abs(Number(width) * Number(height))),
    );
  }
  onListen((self) => {
    if (self.tagName === 'CANVAS') state(self).isDrawing = true;
  });
  for (const method of ['toDataURL', 'toBlob'])
    after('HTMLCanvasElement', method, (self) => onRead(method, self));
  after('OffscreenCanvas', 'convertToBlob', (self) => onRead('convertToBlob', self));
};
