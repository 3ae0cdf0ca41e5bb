/** What a table says about a host: the row of its longest suffix; `hotjar.com` for `script.hotjar.com`. */
export const bySuffix = <T>(table: ReadonlyMap<string, T>, host: string): T | undefined => {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  for (let at = 0; at < labels.length - 1; at += 1) {
    const row = table.get(labels.slice(at).join('.'));
    if (row !== undefined) return row;
  }
  return undefined;
};
