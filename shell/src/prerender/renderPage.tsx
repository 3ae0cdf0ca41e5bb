import type { Lang } from '@yinyom/contracts/constants';
import { i18n, store } from '@yinyom/mfe-kit';
import { SiteRouter, startTexts, StoreProvider } from '@yinyom/mfe-kit/shell';
import { themeWith } from '@yinyom/ui/foundation/themeWith';
import { FontFaces } from '@yinyom/ui/foundation/FontFaces';
import { GlobalStyle } from '@yinyom/ui/foundation/GlobalStyle';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, ThemeProvider } from 'styled-components';
import type { ReactNode } from 'react';
import { AuthLayout } from '../layouts/AuthLayout';
import { fillRows } from '../first-view/fillRows';
import { LandingLayout } from '../layouts/LandingLayout';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { LandingPage } from '../pages/landing/LandingPage';
import { registerShellTexts } from '../registerShellTexts';
import { earlyCalls } from './earlyCalls';
import { SignedInFrame } from './SignedInFrame';

/** A page, or the frame of one, as text for the document that is sent before any script has run. */
export interface RenderedPage {
  title: string;
  /** Of whole pages only. */
  description?: string;
  html: string;
  /** Rules of everything in `html`, without the style element. */
  css: string;
  /** Asks for the first answers, without the script element. */
  early: string;
  /** Fills in what the text has room for, without the script element. */
  late?: string;
}

/** What stands before any script has run: the front page whole, of others what is the same around all of them. */
const kinds = {
  landing: () => (
    <LandingLayout>
      <LandingPage />
    </LandingLayout>
  ),
  auth: () => (
    <AuthLayout>
      <PageSkeleton />
    </AuthLayout>
  ),
  inside: () => <SignedInFrame />,
} satisfies Record<string, () => ReactNode>;

/**
 * Renders a kind of page in a language. Runs at build time, once per copy of this code: `location` must already name an
 * address of that kind, because the router takes the language from there.
 */
export const renderPage = async (kind: keyof typeof kinds, lang: Lang): Promise<RenderedPage> => {
  registerShellTexts();
  await startTexts(lang);
  await i18n.loadNamespaces(['shell', 'labels', 'landing', 'demo']);
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <StoreProvider store={store}>
        <SiteRouter>
          <ThemeProvider theme={themeWith(lang, i18n.getResourceBundle(lang, 'labels'))}>
            <FontFaces />
            <GlobalStyle />
            {kinds[kind]()}
          </ThemeProvider>
        </SiteRouter>
      </StoreProvider>,
    ),
  );
  const css = sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\/\*!sc\*\/|data-styled\.g\d+\[[^}]*\}/g, '')
    .replace(/\n+/g, '');
  const whole = kind === 'landing';
  return {
    title: whole ? i18n.t('title.landing', { ns: 'shell' }) : i18n.t('product', { ns: 'shell' }),
    description: whole ? i18n.t('hero.text', { ns: 'landing' }) : undefined,
    html,
    css,
    early: earlyCalls(kind, lang),
    late: kind === 'inside' ? `(${String(fillRows)})()` : undefined,
  };
};
