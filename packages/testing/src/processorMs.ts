/**
 * Milliseconds of processor time that this process takes while something is done. What other programs of a busy machine take
 * meanwhile does not count, so it may be compared with an absolute limit.
 */
export const processorMs = async (work: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
