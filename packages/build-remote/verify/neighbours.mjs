/**
 * Pages of other remotes that an account sees which sees a page of this one: each remote's first without parts that vary.
 * @param others what the other remotes declare
 * @param {{ role: number }} page of the build that is verified
 * @returns {{ name: string, address: string }[]}
 */
export const neighboursOf = (others, page) =>
  others.flatMap(({ name, pages }) => {
    const open = pages.find(
      ({ path, role }) => role !== undefined && role <= page.role && !path.includes(':'),
    );
    return open ? [{ name, address: open.path }] : [];
  });
