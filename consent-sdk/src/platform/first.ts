/**
 * The first item that passes, or undefined. A loop, because old libraries on visitors' pages replace the methods of
 * arrays.
 */
export const first = <T>(list: Iterable<T>, test: (item: T) => boolean): T | undefined => {
  for (const item of list) if (test(item)) return item;
  return undefined;
};
