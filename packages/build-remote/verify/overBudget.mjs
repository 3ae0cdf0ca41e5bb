const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

/**
 * What of a page is more than its remote declares for it.
 * @param {{bytes?: number, files?: number, shift?: number}} budget of `src/pages.ts`
 * @param {{bytes: number, files: number, shift: number}} seen gzip bytes and files of the build, and what moved
 * @returns {string[]} sentences
 */
export const overBudget = (budget, { bytes, files, shift }) => [
  ...(bytes > (budget.bytes ?? Infinity)
    ? [`it loads ${kilobytes(bytes)} of the build (gzip); its budget is ${kilobytes(budget.bytes)}`]
    : []),
  ...(files > (budget.files ?? Infinity)
    ? [`it loads ${files} files of the build; its budget is ${budget.files}`]
    : []),
  ...(shift > (budget.shift ?? Infinity)
    ? [`${shift.toFixed(3)} of the window moves by itself; its budget is ${budget.shift}`]
    : []),
];
