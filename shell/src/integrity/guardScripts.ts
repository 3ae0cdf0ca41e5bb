import { digestOf } from './digests';

/** Says what went wrong in the way of a file that could not be loaded: whoever waits knows that. */
const fail = (script: HTMLScriptElement) => script.dispatchEvent(new Event('error'));

/**
 * From here on no script of the console or of a remote runs without the digest of its signed release, whoever loads it: the
 * entry, lazy parts, and whatever webpack in a remote's build does. A file that was changed after its release counts as lost.
 */
export const guardScripts = (): void => {
  const source = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
  const load = source?.set;
  if (!source || !load) return;
  const loadWith = (script: HTMLScriptElement, address: string, digest: string) => {
    script.setAttribute('integrity', digest);
    // Bytes of another origin are only checked when that origin lets this page read them.
    if (new URL(address, document.baseURI).origin !== location.origin) script.crossOrigin = 'anonymous';
    load.call(script, address);
  };
  Object.defineProperty(HTMLScriptElement.prototype, 'src', {
    ...source,
    set(this: HTMLScriptElement, address: string) {
      const digest = digestOf(String(address));
      if (digest === undefined) load.call(this, address);
      else if (typeof digest === 'string') loadWith(this, address, digest);
      // An element without address waits in the document until it gets one.
      else
        digest.then(
          (found) => loadWith(this, address, found),
          () => fail(this),
        );
    },
  });
};
