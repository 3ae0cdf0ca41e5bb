/** Whether an item passes. A loop, because old libraries on visitors' pages replace the methods of arrays. */
export const some = <T>(list: Iterable<T>, test: (item: T) => boolean): boolean => {
  for (const item of list) if (test(item)) return true;
  return false;
};
