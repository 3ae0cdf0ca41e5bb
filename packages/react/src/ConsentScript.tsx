'use client';

import type { Category } from '@yinyom/choice';
import { useEffect } from 'react';
import { useConsent } from './useConsent';

interface ConsentScriptProps {
  category: Category | readonly Category[];
  src: string;
  /** Of a page with a content security policy. */
  nonce?: string;
  onLoad?: () => void;
}

/** Addresses that were put into this document already: a script that ran cannot be taken back, nor should it run twice. */
const loaded = new WeakMap<Document, Set<string>>();

/** A script that is asked for once its category is granted. Withdrawing takes effect with the next page. */
export const ConsentScript = ({ category, src, nonce, onLoad }: ConsentScriptProps): null => {
  const granted = useConsent(category);
  useEffect(() => {
    const known = loaded.get(document) ?? new Set<string>();
    loaded.set(document, known);
    if (!granted || known.has(src)) return undefined;
    known.add(src);
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    if (nonce) script.nonce = nonce;
    if (onLoad) script.addEventListener('load', onLoad, { once: true });
    document.head.append(script);
    return undefined;
  }, [granted, src, nonce, onLoad]);
  return null;
};
