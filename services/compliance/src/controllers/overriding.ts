/** The same calls, some of them answered otherwise. What is replaced in the first later counts here, too. */
export const overriding = <T extends object>(calls: T, changes: Partial<T>): T =>
  Object.assign(Object.create(calls) as T, changes);
