import { cookieAccessor, writeCookie } from '../platform/native';

const DELETION = /;\s*(max-age=(0|-)|expires=[^;]*19[67]\d)/i;

/**
 * Refuses writes of forbidden names by `document.cookie` and `setItem`; deletions pass. Cookies that servers set
 * and assignments like `localStorage.name = …` cannot be seen from a script.
 *
 * @param writing hears the name of every cookie before a script of the page writes it
 */
export const guardWrites = (forbidden: (name: string) => boolean, writing: (name: string) => void): void => {
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookieAccessor,
    set(value: unknown) {
      const cookie = `${value}`;
      const name = cookie.split('=')[0]!.trim();
      if (!DELETION.test(cookie)) {
        if (forbidden(name)) return;
        writing(name);
      }
      writeCookie(cookie);
    },
  });
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (this: Storage, name: string, value: string) {
    if (!forbidden(`${name}`)) setItem.call(this, name, value);
  };
};
