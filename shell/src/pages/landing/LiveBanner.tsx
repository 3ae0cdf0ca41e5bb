import type { Lang } from '@yinyom/contracts/constants';
import { framePage, i18n, useTexts } from '@yinyom/mfe-kit';
import { pageNonce } from '@yinyom/ui/preview/pageNonce';
import { previewDocument } from '@yinyom/ui/preview/previewDocument';
import { useDrawing } from '@yinyom/ui/preview/useDrawing';
import { useState } from 'react';
import styled from 'styled-components';
import { demoSite, type DemoTexts } from './demoSite';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
`;

/**
 * The script that visitors' browsers run, in its form that asks nobody and stores nothing, on a page of an origin of
 * its own. When it cannot be loaded, its place stays a page of grey lines.
 */
export const LiveBanner = ({ lang, title }: { lang: Lang; title: string }) => {
  useTexts('demo');
  const [site] = useState(() =>
    demoSite(i18n.getResourceBundle(lang, 'demo') as DemoTexts, lang, location.origin),
  );
  const [html] = useState(() =>
    framePage(previewDocument({ language: lang, nonce: pageNonce(), origin: location.origin })),
  );
  const { frame } = useDrawing(site, 'banner');
  return (
    <Frame
      ref={frame}
      title={title}
      sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
      srcDoc={html}
    />
  );
};
