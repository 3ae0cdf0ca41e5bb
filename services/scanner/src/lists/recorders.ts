import { readList } from './readList';

/** A service that records sessions, as `data/recorders.csv` states it. */
export interface Recorder {
  host: string;
  /** Start of the path of its script or of what it sends. */
  path: string;
  company: string;
}

let loaded: readonly Recorder[] | undefined;
const recorders = (): readonly Recorder[] =>
  (loaded ??= readList('recorders.csv').map(({ place = '', company = '' }) => {
    const slash = place.indexOf('/');
    return slash < 0
      ? { host: place, path: '/', company }
      : { host: place.slice(0, slash), path: place.slice(slash), company };
  }));

/** The session recorder that an address belongs to. */
export const recorderOf = (url: string): Recorder | undefined => {
  if (!URL.canParse(url)) return undefined;
  const { hostname, pathname } = new URL(url);
  return recorders().find(
    ({ host, path }) => (hostname === host || hostname.endsWith(`.${host}`)) && pathname.startsWith(path),
  );
};
