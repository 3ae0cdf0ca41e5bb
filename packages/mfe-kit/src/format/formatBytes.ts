const UNITS = ['KB', 'MB', 'GB'] as const;

/** Size of a file in KB, MB or GB with two decimals (specification §9), 1 KB = 1024 bytes. */
export const formatBytes = (bytes: number): string => {
  let value = bytes / 1024;
  let unit = 0;
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value.toFixed(2)} ${UNITS[unit] ?? 'KB'}`;
};
