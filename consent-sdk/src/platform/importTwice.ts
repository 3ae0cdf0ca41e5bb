/**
 * Loads a file of ours. `import()` carries this script's own nonce along and needs no Trusted Types policy, unlike a script
 * element. Some browsers remember that an address failed, so the second try has another one.
 *
 * @param address whole, or beside the file that this is built into
 */
export const importTwice = <Loaded>(address: string): Promise<Loaded> => {
  const load = (from: string): Promise<Loaded> => import(/* webpackIgnore: true */ from) as Promise<Loaded>;
  return load(address).catch(() => load(`${address}?${Date.now()}`));
};
