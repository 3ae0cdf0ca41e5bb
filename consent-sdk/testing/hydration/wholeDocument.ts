import { createElement, useState, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';

/** What a test knows of a page that React has taken over. */
interface Hydrated {
  version: string;
  errors: string[];
  /** The document as its server sends it. */
  render(script: string): string;
  hydrate(script: string): void;
}

const Counter = (): ReactElement => {
  const [count, setCount] = useState(0);
  return createElement('button', { id: 'count', onClick: () => setCount(count + 1) }, `${count}`);
};

/** A page whose framework draws the whole document, `<html>` included. */
const Page = ({ script }: { script: string }): ReactElement =>
  createElement(
    'html',
    { lang: 'th' },
    createElement(
      'head',
      null,
      createElement('meta', { charSet: 'utf-8' }),
      createElement('title', null, 'x'),
      createElement('script', { src: script, suppressHydrationWarning: true }),
    ),
    createElement(
      'body',
      null,
      createElement('h1', null, 'x'),
      createElement(Counter),
      createElement('script', { src: '/react.js', defer: true }),
    ),
  );

const page: Hydrated = {
  version: '',
  errors: [],
  render: (script) => `<!doctype html>${renderToString(createElement(Page, { script }))}`,
  hydrate: (script) => {
    hydrateRoot(document, createElement(Page, { script }), {
      onRecoverableError: (error) => page.errors.push(String((error as Error).message ?? error)),
    });
  },
};
Object.assign(window, { hydrated: page });
