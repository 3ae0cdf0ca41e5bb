import { Session } from 'node:inspector/promises';

/**
 * How often functions are called while something is done, by name. The engine counts: modules that stay for all test files
 * cannot be replaced by ones that count.
 * @param files by function: how the path of its module ends, without the ending
 */
export const callsDuring = async <Name extends string>(
  files: Record<Name, string>,
  work: () => Promise<unknown>,
): Promise<Record<Name, number>> => {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await work();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const callsOf = (name: string, file: string): number =>
      result
        .filter(({ url }) => url.replace(/\.[jt]s$/, '').endsWith(file))
        .flatMap(({ functions }) => functions.filter(({ functionName }) => functionName === name))
        .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
    return Object.fromEntries(
      Object.entries<string>(files).map(([name, file]) => [name, callsOf(name, file)]),
    ) as Record<Name, number>;
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
};
