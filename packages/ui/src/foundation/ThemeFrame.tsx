import type { Lang } from '@yinyom/contracts/constants';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from './GlobalStyle';
import { themeFor } from './theme';

/** Gives everything inside the theme of a language and the page its global style. Mounted once, by the host. */
export const ThemeFrame = ({ lang, children }: { lang: Lang; children: ReactNode }) => {
  const theme = useMemo(() => themeFor(lang), [lang]);
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
};
