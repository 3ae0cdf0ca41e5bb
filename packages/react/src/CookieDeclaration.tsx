'use client';

import { useEffect, useRef } from 'react';

interface CookieDeclarationProps {
  /** Address of the platform, e.g. `https://consent.example.ac.th`. */
  server: string;
  siteKey: string;
  /** `th`, `en`, `cn`, `jp` or `kh`; without it the page's language. */
  lang?: string;
  /** Level of its headings, 1 to 6. */
  heading?: number;
  nonce?: string;
}

/** The list of what the website keeps in browsers, as it is known now; a link to it where scripts do not run. */
export const CookieDeclaration = ({ server, siteKey, lang, heading = 2, nonce }: CookieDeclarationProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const script = document.createElement('script');
    script.src = `${server}/sdk/v1/declaration.js`;
    script.dataset['siteKey'] = siteKey;
    if (nonce) script.nonce = nonce;
    element.after(script);
    return () => script.remove();
  }, [server, siteKey, lang, nonce]);
  const page = `${server}/api/v1/public/sites/${encodeURIComponent(siteKey)}/declaration.html`;
  return (
    <div ref={place} data-yinyom-declaration="" data-heading={heading} {...(lang && { 'data-lang': lang })}>
      <a href={lang ? `${page}?lang=${lang}` : page}>Cookies</a>
    </div>
  );
};
