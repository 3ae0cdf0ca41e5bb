import { first } from './first';

/** Whether an item (none of which is undefined) passes. */
export const some = <T>(list: Iterable<T>, test: (item: T) => boolean): boolean =>
  first(list, test) !== undefined;
