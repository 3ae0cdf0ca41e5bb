import { partOf } from '../part-errors/knownParts';

export type LoadKind = 'list' | 'manifest' | 'entry' | 'chunk';

/** How a file of a part came. */
export interface LoadTime {
  part: string;
  kind: LoadKind;
  file: string;
  /** Milliseconds, whole. */
  took: number;
  /** Bytes over the network; 0 = from the browser's cache. Null where the origin does not say. */
  bytes: number | null;
}

const kindOf = (file: string): LoadKind => {
  if (file.endsWith('mf-manifest.json')) return 'manifest';
  return /remoteEntry\.\w+\.js$/.test(file) ? 'entry' : 'chunk';
};

/** The list and the files of remotes that this page loaded, in order. */
export const loadTimes = (entries = performance.getEntriesByType('resource')): LoadTime[] =>
  (entries as PerformanceResourceTiming[]).flatMap(
    ({ name, duration, transferSize, encodedBodySize }): LoadTime[] => {
      const took = Math.round(duration);
      const bytes = transferSize === 0 && encodedBodySize === 0 ? null : transferSize;
      const { pathname } = new URL(name, location.origin);
      if (pathname === '/mf/remotes.json')
        return [{ part: 'shell', kind: 'list', file: pathname, took, bytes }];
      const known = partOf(name);
      if (!known || known.name === 'shell' || !/\.js(?:on)?$/.test(known.file)) return [];
      return [{ part: known.name, kind: kindOf(known.file), file: known.file, took, bytes }];
    },
  );
