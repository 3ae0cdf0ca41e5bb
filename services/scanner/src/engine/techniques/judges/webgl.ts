import type { HookKit } from '../hook/hookKit';
import type { Judged } from '../Trace';

/** Other properties of the graphics that are read beside the names of its maker and chip; our own count. */
const LIMITS = { others: 10 } as const;

/** Reads which graphics chip it is, and what it can do, property by property. Pure. */
export const judgeWebgl = ({ named = 0, others = 0 }: { named?: number; others?: number }): Judged =>
  named > 0 && others >= LIMITS.others
    ? { calls: ['getParameter', 'WEBGL_debug_renderer_info'], properties: others, enough: LIMITS.others }
    : null;

export const webglHook = ({ after, tell, stateOf }: HookKit): void => {
  const state = stateOf(() => ({ named: new Set<number>(), others: new Set<string>(), told: 0 }));
  const read = (context: object, key: number | string) => {
    const known = state(context);
    const { named, others } = known;
    // UNMASKED_VENDOR_WEBGL and UNMASKED_RENDERER_WEBGL
    if (key === 37445 || key === 37446) named.add(key);
    else if (others.size < 200) others.add(String(key));
    const reached = named.size > 0 ? Math.floor(others.size / 5) * 5 : 0;
    if (reached <= known.told) return;
    known.told = reached;
    tell('webgl', { named: named.size, others: reached });
  };
  for (const context of ['WebGLRenderingContext', 'WebGL2RenderingContext']) {
    after(context, 'getParameter', (self, [key]) => read(self, Number(key)));
    after(context, 'getShaderPrecisionFormat', (self, keys) => read(self, keys.join(' ')));
  }
};
