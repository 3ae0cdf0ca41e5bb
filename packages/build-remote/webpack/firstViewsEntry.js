import { text } from 'node:stream/consumers';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet, ThemeProvider } from 'styled-components';
import {
  i18n,
  SiteRouter,
  splitLanguage,
  startTexts,
  store,
  StoreProvider,
  useRoutes,
} from '@yinyom/mfe-kit';
import { themeFor } from '@yinyom/ui/foundation/theme';
import { remote } from 'the-remote';
import { declared } from 'what-it-declares';
import { firstViews } from 'what-it-shows-first';

const WholePage = () => useRoutes(remote.routes);

/** Whatever a browser would do with a form before the page's code is there must carry nothing anywhere. */
const withoutSending = (html) =>
  html
    .replaceAll('<form', '<form method="dialog"')
    .replace(/(<(?:input|select|textarea)\b[^>]*?) name="/g, '$1 data-name="');

/**
 * A page of the remote as text, as somebody sees it who is not signed in and of whom nothing is known yet; of a page of signed-in
 * people what the remote shows first, with room for its rows. Runs at build time, once
 * per copy of this code: `location` must already name the page, because the router takes address and language from there.
 * @returns {Promise<{ html: string, css: string }>}
 */
export const renderFirstView = async (lang) => {
  await startTexts(lang);
  await i18n.loadNamespaces(declared.namespaces);
  const { path } = splitLanguage(globalThis.location.pathname);
  const sheet = new ServerStyleSheet();
  const page = createElement(
    StoreProvider,
    { store },
    createElement(
      SiteRouter,
      null,
      createElement(ThemeProvider, { theme: themeFor(lang) }, firstViews[path] ?? createElement(WholePage)),
    ),
  );
  // Waits for texts that the page asks for while it is drawn.
  const { prelude } = await prerenderToNodeStream(sheet.collectStyles(page));
  const html = withoutSending(await text(prelude));
  const css = sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\/\*!sc\*\/|data-styled\.g\d+\[[^}]*\}/g, '')
    .replace(/\n+/g, '');
  return { html, css };
};
