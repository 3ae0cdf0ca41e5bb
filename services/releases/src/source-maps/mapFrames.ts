import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { ErrorFrame } from '@yinyom/contracts/release/errorReports';
import type { MappedFrame } from '@yinyom/contracts/release/partErrors';
import type { ReleasedBuilds } from '../released-builds/ReleasedBuilds';

/** Maps in memory; an operator looks at one error after another of the same few files. */
const MOST_MAPS = 8;

/** `webpack://mfe_users/./src/pages/X.tsx?1a2b` is `src/pages/X.tsx`. */
const plainName = (source: string): string => {
  const query = source.indexOf('?', source.lastIndexOf('/') + 1);
  return (query < 0 ? source : source.slice(0, query))
    .replace(/^webpack:\/\/[^/]*\//, '')
    .replace(/^(?:\.{1,2}\/)+/, '');
};

/** Finds positions of builds in the sources, by the source maps that were uploaded with the build and that nobody else gets. */
export const createFrameMapper = (readFile: ReleasedBuilds['readFile']) => {
  const maps = new Map<string, Promise<TraceMap | null>>();

  const read = async ({ name, build, file }: ErrorFrame): Promise<TraceMap | null> => {
    const text = await readFile(name, build, `${file}.map`);
    if (text === null) return null;
    try {
      return new TraceMap(text);
    } catch {
      return null;
    }
  };

  const mapOf = (frame: ErrorFrame): Promise<TraceMap | null> => {
    const key = `${frame.name}/${frame.build}/${frame.file}`;
    const known = maps.get(key) ?? read(frame);
    // The one that was asked for last goes last.
    maps.delete(key);
    maps.set(key, known);
    const [oldest] = maps.keys();
    if (maps.size > MOST_MAPS && oldest !== undefined) maps.delete(oldest);
    return known;
  };

  const mapFrame = async (frame: ErrorFrame): Promise<MappedFrame> => {
    const map = await mapOf(frame);
    // Browsers count columns from 1, maps from 0.
    const found =
      map &&
      originalPositionFor(map, { line: Math.max(1, frame.line), column: Math.max(0, frame.column - 1) });
    const source =
      found?.source == null
        ? null
        : {
            file: plainName(found.source),
            line: found.line,
            column: found.column + 1,
            symbol: found.name,
          };
    return { ...frame, source };
  };

  return async (frames: readonly ErrorFrame[]): Promise<MappedFrame[]> => {
    const mapped: MappedFrame[] = [];
    // One after the other: each may have to read a map of megabytes.
    for (const frame of frames) mapped.push(await mapFrame(frame));
    return mapped;
  };
};
export type FrameMapper = ReturnType<typeof createFrameMapper>;
