import type { Lang } from '@yinyom/contracts/constants';
import { i18n, SiteRouter, startTexts, store, StoreProvider } from '@yinyom/mfe-kit';
import { themeFor } from '@yinyom/ui/foundation/theme';
import { GlobalStyle } from '@yinyom/ui/foundation/GlobalStyle';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, ThemeProvider } from 'styled-components';
import { LandingLayout } from '../layouts/LandingLayout';
import { LandingPage } from '../pages/landing/LandingPage';
import { registerShellTexts } from '../registerShellTexts';

/** The front page as text, for the document that is sent before any script has run. */
export interface RenderedLanding {
  title: string;
  description: string;
  html: string;
  /** Rules of everything in `html`, without the style element. */
  css: string;
}

/**
 * Renders the front page in a language. Runs at build time, once per process: `location` must already name the
 * page, because the router takes the language from there.
 */
export const renderLanding = async (lang: Lang): Promise<RenderedLanding> => {
  registerShellTexts();
  await startTexts(lang);
  await i18n.loadNamespaces(['shell', 'landing', 'demo']);
  const sheet = new ServerStyleSheet();
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <StoreProvider store={store}>
        <SiteRouter>
          <ThemeProvider theme={themeFor(lang)}>
            <GlobalStyle />
            <LandingLayout>
              <LandingPage />
            </LandingLayout>
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
  return {
    title: i18n.t('title.landing', { ns: 'shell' }),
    description: i18n.t('hero.text', { ns: 'landing' }),
    html,
    css,
  };
};
