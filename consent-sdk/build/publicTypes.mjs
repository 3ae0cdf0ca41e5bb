import { readFile } from 'node:fs/promises';

/** What a TypeScript website adds to know `window.yinyom` and its events. */
const GLOBALS = `
declare global {
  interface Window {
    /** There once the script has run; with the asynchronous snippet a queue stands there before. */
    readonly yinyom?: YinyomApi;
  }
  interface WindowEventMap {
    'yinyom:ready': CustomEvent<YinyomConsent | null>;
    'yinyom:shown': CustomEvent<null>;
    'yinyom:change': CustomEvent<YinyomConsent | null>;
    'yinyom:withdraw': CustomEvent<YinyomConsent | null>;
  }
}
`;

/**
 * The declaration file for owners' projects, made from the types that the script itself is written with.
 *
 * @param {URL} source packages/types/src/index.ts, which holds types alone
 * @param {string} version
 */
export const publicTypes = async (source, version) => {
  const text = await readFile(source, 'utf8');
  return `// Types of window.yinyom, version ${version}\n${text.trimEnd()}\n${GLOBALS}`;
};
