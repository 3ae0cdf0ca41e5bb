/** What a part of the page can leave behind on the document that they all share. */
interface Traces {
  /** Class names and own style of `<html>` and `<body>`. */
  names: readonly (readonly [HTMLElement, ReadonlySet<string>, string])[];
  sheets: ReadonlySet<CSSStyleSheet>;
}

/** Style sheets that scripts of the page made; extensions of the browser make theirs in a world of their own. */
const made = new WeakSet<CSSStyleSheet>();

const noteSheets = (): void => {
  const native = globalThis.CSSStyleSheet as typeof CSSStyleSheet | undefined;
  if (!native) return;
  globalThis.CSSStyleSheet = new Proxy(native, {
    construct: (target, given, as) => {
      const sheet = Reflect.construct(target, given, as) as CSSStyleSheet;
      made.add(sheet);
      return sheet;
    },
  });
};

const adopted = (): CSSStyleSheet[] => [
  ...((document.adoptedStyleSheets as CSSStyleSheet[] | undefined) ?? []),
];

const traces = (): Traces => ({
  names: [document.documentElement, document.body].map(
    (element) => [element, new Set(element.classList), element.style.cssText] as const,
  ),
  sheets: new Set(adopted()),
});

/** Takes away what was not there before; says what it was. */
const restore = ({ names, sheets }: Traces): string[] => {
  const left: string[] = [];
  for (const [element, before, style] of names) {
    const added = [...element.classList].filter((name) => !before.has(name));
    element.classList.remove(...added);
    const tag = element.tagName.toLowerCase();
    left.push(...added.map((name) => `class "${name}" on <${tag}>`));
    if (element.style.cssText === style) continue;
    element.style.cssText = style;
    left.push(`a style on <${tag}>`);
  }
  const all = adopted();
  const kept = all.filter((sheet) => sheets.has(sheet) || !made.has(sheet));
  if (kept.length === all.length) return left;
  document.adoptedStyleSheets = kept;
  return [...left, `${all.length - kept.length} adopted style sheet(s)`];
};

let before: Traces | undefined;
let open = 0;
const since = new Set<string>();

/**
 * Remembers the document before the first remote draws on it. To be called before a remote is loaded: sheets that were made
 * earlier are taken for the shell's.
 */
export const rememberDocument = (): void => {
  if (before) return;
  noteSheets();
  before = traces();
};

/** A part of a remote is on the page from now on. */
export const enterRemote = (name: string): void => {
  open += 1;
  since.add(name);
};

/**
 * A part of a remote left the page. With the last one goes what they left on the document: class names, its own style,
 * adopted style sheets. The console names them and the remotes that were there.
 */
export const leaveRemote = (): void => {
  open -= 1;
  if (open > 0 || !before) return;
  const left = restore(before);
  if (left.length > 0)
    console.error(`[${[...since].join(', ')}] left on the document, taken away: ${left.join(', ')}`);
  since.clear();
};
