/** Addresses of the declared pages. */
const PARAMETER = /:(\w+)/g;

/**
 * What to open for each page that a build declares.
 * @param declared of the build
 * @param {string[]} given `--page /websites/:id=/websites/64b0…`: addresses of pages with parts that vary
 * @returns pages with `pattern`, `address` (null where none is named), `role`, `layout`, `budget` and `kind` of the frame around it
 */
export const pagesToOpen = (declared, given = []) => {
  const named = new Map(
    given.map((text) => {
      const at = text.indexOf('=');
      if (at < 1)
        throw new Error(`--page is a declared path and an address of it: --page /things/:id=/things/5`);
      return [text.slice(0, at), text.slice(at + 1)];
    }),
  );
  for (const pattern of named.keys())
    if (!declared.pages.some(({ path }) => path === pattern))
      throw new Error(`The build declares no page ${pattern}.`);
  return declared.pages.map(({ path, role, layout, budget = {} }) => ({
    pattern: path,
    address: named.get(path) ?? (path.search(PARAMETER) < 0 ? path : null),
    role,
    layout,
    budget,
    kind: kindOf({ role, layout }),
  }));
};

/** What the gateway draws around a page before any code is there. */
export const kindOf = ({ role, layout }) => {
  if (role !== undefined) return 'inside';
  return layout === 'auth' ? 'auth' : 'public';
};
