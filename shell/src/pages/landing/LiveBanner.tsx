import type { Lang } from '@yinyom/contracts/constants';
import type { SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import { framePage, i18n, useTexts } from '@yinyom/mfe-kit';
import { pageNonce } from '@yinyom/ui/preview/pageNonce';
import { previewDocument } from '@yinyom/ui/preview/previewDocument';
import { useDrawing } from '@yinyom/ui/preview/useDrawing';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { demoSite, type DemoBannerTexts, type DemoWindowTexts } from './demoSite';
import { loadFrameFiles, withFiles } from './frameFiles';

/** Seen once something is drawn: until then the still banner below it is. */
const Frame = styled.iframe<{ $drawn: boolean }>`
  position: absolute;
  inset: 0;
  display: block;
  visibility: ${({ $drawn }) => ($drawn ? 'visible' : 'hidden')};
  width: 100%;
  height: 100%;
  border: 0;
`;

const inFont = ({ design, ...site }: SdkSiteConfig, url = ''): SdkSiteConfig => ({
  ...site,
  design: { ...design, ...(design.font && { font: { ...design.font, url } }) },
});

/**
 * The script that visitors' browsers run, in its form that asks nobody and stores nothing, on a page of an origin of
 * its own. When it cannot be loaded, the still one stays.
 */
export const LiveBanner = ({ lang, title }: { lang: Lang; title: string }) => {
  useTexts('demo');
  useTexts('demo_window');
  const [drawn, setDrawn] = useState(false);
  const [site, setSite] = useState(() =>
    demoSite(
      i18n.getResourceBundle(lang, 'demo') as DemoBannerTexts,
      i18n.getResourceBundle(lang, 'demo_window') as DemoWindowTexts,
      lang,
      location.origin,
    ),
  );
  const [html, setHtml] = useState<string>();
  useEffect(() => {
    const page = previewDocument({ language: lang, nonce: pageNonce(), origin: location.origin });
    loadFrameFiles(location.origin).then(
      (files) => {
        if (files.font !== undefined) setSite((known) => inFont(known, files.font));
        setHtml(framePage(withFiles(page, files)));
      },
      // The still banner stays.
      () => undefined,
    );
  }, [lang]);
  const { frame } = useDrawing(
    site,
    'banner',
    useCallback(() => setDrawn(true), []),
  );
  if (html === undefined) return null;
  return (
    <Frame
      ref={frame}
      $drawn={drawn}
      title={title}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      srcDoc={html}
    />
  );
};
