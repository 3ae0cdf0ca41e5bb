import { safely } from './safely';

export const readItem = (key: string): string | null => safely(() => localStorage.getItem(key));
/** Says whether the value was kept. */
export const writeItem = (key: string, value: string): boolean =>
  !!safely(() => {
    localStorage.setItem(key, value);
    return true;
  });
export const removeItem = (key: string): unknown => safely(() => localStorage.removeItem(key));
/** Both storages of the page that may be used, for erasing. */
export const storages = (): (Storage | null)[] => [safely(() => localStorage), safely(() => sessionStorage)];

/** Parses JSON that somebody else may have changed; anything but an object is nothing. */
export const parseObject = (text: string | null): Record<string, unknown> | null =>
  safely(() => {
    // What is not there is parsed as "null": an empty text would throw, which takes long.
    const value: unknown = JSON.parse(text as string);
    return value instanceof Object ? (value as Record<string, unknown>) : null;
  });
