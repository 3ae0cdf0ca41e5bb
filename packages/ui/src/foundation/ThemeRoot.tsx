import type { Lang } from '@yinyom/contracts/constants';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import { documentHasFonts, FontFaces } from './FontFaces';
import { GlobalStyle } from './GlobalStyle';
import type { Labels } from './labels';
import { themeWith } from './themeWith';

interface ThemeRootProps {
  lang: Lang;
  /** Words of components in that language, as `loadLabels` reads them. */
  labels: Labels;
  buddhistEra?: boolean;
  children: ReactNode;
}

/** Gives everything inside the theme of a language and the page its global style. Mounted once, by the host. */
export const ThemeRoot = ({ lang, labels, buddhistEra = false, children }: ThemeRootProps) => {
  const theme = useMemo(() => themeWith(lang, labels, buddhistEra), [lang, labels, buddhistEra]);
  const [declaresFonts] = useState(() => !documentHasFonts());
  return (
    <ThemeProvider theme={theme}>
      {declaresFonts && <FontFaces />}
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
};
