import { trusted } from './trustedTypes';

/**
 * A script that runs, made from one that was held back: same attributes, `data-type` and `data-src` applied, and no
 * nonce but its own.
 */
export const revive = (held: HTMLScriptElement): HTMLScriptElement => {
  const script = Document.prototype.createElement.call(document, 'script') as HTMLScriptElement;
  for (const { name, value } of held.attributes) {
    if (!/^((data-)?(type|src)|nonce)$/.test(name)) script.setAttribute(name, value);
  }
  const type = held.getAttribute('data-type');
  if (type) script.type = type;
  if (held.nonce) script.nonce = held.nonce;
  script.async = held.hasAttribute('async');
  const source = held.getAttribute('data-src') ?? held.getAttribute('src');
  if (source === null) script.text = trusted('createScript', held.textContent ?? '');
  else script.src = trusted('createScriptURL', source);
  return script;
};
