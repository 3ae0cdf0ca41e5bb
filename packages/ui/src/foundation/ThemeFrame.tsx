import type { Lang } from '@yinyom/contracts/constants';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { documentHasFonts, FontFaces } from './FontFaces';
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
  const [declaresFonts] = useState(() => !documentHasFonts());
  return (
    <ThemeProvider theme={theme}>
      {declaresFonts && <FontFaces />}
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
};
