import type { Lang } from '@yinyom/contracts/constants';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { GlobalStyle } from './GlobalStyle';
import { themeFor } from './theme';

interface ThemeFrameProps {
  lang: Lang;
  buddhistEra?: boolean;
  children: ReactNode;
}

/** Gives everything inside the theme of a language and the page its global style. Mounted once, by the host. */
export const ThemeFrame = ({ lang, buddhistEra = false, children }: ThemeFrameProps) => {
  const theme = useMemo(() => themeFor(lang, buddhistEra), [lang, buddhistEra]);
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
};
