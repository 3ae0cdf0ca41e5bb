/** A function that runs in a page. It uses nothing but what it is given and the page itself. */
// oxlint-disable-next-line typescript/no-explicit-any -- functions of every shape are sent as text
type PageFunction = (...given: any[]) => unknown;

/**
 * The text of a function that runs in a page: `main` gets its parts first, then what the caller gives. A page knows none of our
 * modules, so the parts are sent with it, and each can be tested alone.
 */
export const pageProgram = (main: PageFunction, parts: Record<string, PageFunction>): string => {
  const sources = Object.entries(parts).map(([name, part]) => `${name}: ${String(part)}`);
  return `(...given) => (${String(main)})({ ${sources.join(', ')} }, ...given)`;
};
