/** Puts a proxy in the place of a function, so that its text, name, length and everything on it stay the original's. */
export type Disguise = <F extends object>(original: F, handler: ProxyHandler<F>) => F;

/**
 * Runs in a page, in front of hooks; its text is sent to the browser. A proxy of a function has a text of its own,
 * by which pages tell that somebody watches: `Function.prototype.toString` is therefore replaced, too, by one that
 * looks at the original. Several of them on one page stand behind each other.
 */
export const createDisguise = (): Disguise => {
  const { apply, get } = { apply: Reflect.apply, get: WeakMap.prototype.get };
  const originals = new WeakMap<object, object>();
  const disguise: Disguise = (original, handler) => {
    const proxy = new Proxy(original, handler);
    originals.set(proxy, original);
    return proxy;
  };
  const descriptor = Object.getOwnPropertyDescriptor(Function.prototype, 'toString');
  if (descriptor)
    Object.defineProperty(Function.prototype, 'toString', {
      ...descriptor,
      value: disguise(descriptor.value as (...args: unknown[]) => string, {
        apply: (target, self, args: unknown[]) =>
          apply(target, (apply(get, originals, [self]) as unknown) ?? self, args),
      }),
    });
  return disguise;
};
