import type { PartName } from '../session/part';

/**
 * Loads a part that lies beside the one that this stands in. Some browsers remember that an address failed, so the second
 * try has another one.
 */
export const beside = <Loaded>(name: PartName): Promise<Loaded> => {
  const load = (address: string): Promise<Loaded> =>
    import(/* webpackIgnore: true */ address) as Promise<Loaded>;
  return load(`./${name}.js`).catch(() => load(`./${name}.js?${Date.now()}`));
};
