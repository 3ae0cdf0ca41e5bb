import { cookieAccessor, writeCookie } from '../platform/cookies';
import { documentPrototype } from '../platform/native';

/** A cookie that ends at once. Only where no `max-age` stands does `expires` count; what browsers may cut off is none. */
const DELETION =
  /^(?=[^\0\n\r]*$)(.*;\s*max-age\s*=\s*(-|0+\s*(;|$))|(?!.*;\s*max-age).*;\s*expires\s*=[^;]*19[67]\d)/i;
const DELETE = ';max-age=0';

/**
 * Refuses writes of forbidden names by `document.cookie`, `cookieStore` and `setItem`; deletions pass. Cookies that
 * servers set and assignments like `localStorage.name = …` cannot be seen from a script.
 *
 * @param writing hears the name of every cookie before a script of the page writes it
 */
export const guardWrites = (forbidden: (name: string) => boolean, writing: (name: string) => void): void => {
  const refuses = (name: string): unknown => forbidden(name) || writing(name);
  Object.defineProperty(documentPrototype, 'cookie', {
    ...cookieAccessor,
    set(value: unknown) {
      const cookie = `${value}`;
      // A nameless cookie with `name=value` as its value is sent, and read, as one of that name.
      const name = /^[\s=]*([^=;]*)/.exec(cookie)![1]!.trim();
      // What is let through as a deletion can be nothing else, however a browser reads it.
      if (DELETION.test(cookie)) writeCookie(cookie + DELETE);
      else if (!refuses(name)) writeCookie(cookie);
    },
  });
  const storage = Storage.prototype;
  const { setItem } = storage;
  storage.setItem = function (this: Storage, given: string, value: string) {
    const name = `${given}`;
    if (!forbidden(name)) setItem.call(this, name, value);
  };
  const store = window.CookieStore?.prototype;
  if (!store) return;
  const { set } = store;
  store.set = async function (this: CookieStore, given: unknown, value?: string) {
    const cookie = { name: given, value, ...(given as object) } as CookieInit;
    cookie.name = `${cookie.name}`;
    if (!refuses(cookie.name)) await set.call(this, cookie);
  };
};
