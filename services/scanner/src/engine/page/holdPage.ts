/**
 * Runs in every document before its first script: nothing opens a window of its own, and no form is sent. Addresses
 * of windows are told instead. Its text is sent to the browser, so it uses nothing from outside itself.
 */
const hold = (bindingName: string): void => {
  const scope = globalThis as unknown as Record<string, unknown>;
  const send = scope[bindingName] as ((text: string) => void) | undefined;
  if (!send) return;
  delete scope[bindingName];
  const nothing = (owner: object, name: string, instead: (args: unknown[]) => unknown) => {
    const original = Reflect.get(owner, name) as (...args: unknown[]) => unknown;
    const apply = (_target: unknown, _self: unknown, args: unknown[]) => instead(args);
    Object.defineProperty(owner, name, {
      configurable: true,
      writable: true,
      value: new Proxy(original, { apply }),
    });
  };
  nothing(window, 'open', ([url]) => {
    try {
      if (url) send(new URL(String(url), document.baseURI).href);
    } catch {
      // Not an address.
    }
    return null;
  });
  nothing(window, 'print', () => undefined);
  nothing(HTMLFormElement.prototype, 'submit', () => undefined);
  addEventListener('submit', (event) => event.preventDefault(), true);
  // A link into another window leads there in this one, where it is held back and noted.
  addEventListener(
    'click',
    (event) => {
      for (const node of event.composedPath()) {
        if (node instanceof HTMLAnchorElement || node instanceof HTMLAreaElement) node.target = '_self';
      }
    },
    true,
  );
};

/** The text for a document that has the binding of this name. */
export const holdSource = (bindingName: string): string =>
  `(${String(hold)})(${JSON.stringify(bindingName)})`;
