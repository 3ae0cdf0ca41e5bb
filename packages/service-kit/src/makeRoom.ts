/** Makes room for one more in a map whose first entry is the least needed. */
export const makeRoom = (entries: Map<string, unknown>, most: number): void => {
  const [oldest] = entries.keys();
  if (entries.size >= most && oldest !== undefined) entries.delete(oldest);
};
