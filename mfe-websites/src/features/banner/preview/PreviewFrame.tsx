import type { Lang } from '@yinyom/contracts/constants';
import type { SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import type { PreviewView } from '@yinyom/contracts/sdk/preview';
import { framePage, useTexts } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { pageNonce } from '@yinyom/ui/preview/pageNonce';
import { previewDocument } from '@yinyom/ui/preview/previewDocument';
import { useDrawing } from '@yinyom/ui/preview/useDrawing';

/** Tallest and lowest picture of a screen in px. */
const HEIGHTS = { most: 440, least: 240 };
/** What stands above and below the picture in px: header, controls, note and the bar for publishing. */
const AROUND = 400;

/** The picture stays whole in sight, however low the window is. */
const mostHeight = (): number => Math.min(HEIGHTS.most, Math.max(HEIGHTS.least, innerHeight - AROUND));

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  box-sizing: content-box;
  max-width: calc(100% - 2px);
  margin-inline: auto;
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
`;
const Frame = styled.iframe`
  position: absolute;
  top: 0;
  left: 0;
  border: 0;
  transform-origin: 0 0;
`;

interface PreviewFrameProps {
  site: SdkSiteConfig;
  view: PreviewView;
  language: Lang;
  /** Size of the pictured screen in px; it is scaled down to the room there is. */
  width: number;
  height: number;
}

/** One frame for as long as the editor is open; what changes is drawn in place by the visitors' own code. */
export const PreviewFrame = ({ site, view, language, width, height }: PreviewFrameProps) => {
  const t = useTexts('websites');
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  const [html] = useState(() =>
    framePage(previewDocument({ language, nonce: pageNonce(), origin: location.origin })),
  );
  const { frame, attempt, failed, retry } = useDrawing(site, view);

  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const measure = () => setScale(Math.min(1, element.clientWidth / width, mostHeight() / height) || 0.5);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [width, height]);

  return (
    <div ref={room}>
      {failed ? (
        <ErrorState onRetry={retry} />
      ) : (
        <Stage style={{ width: width * scale, height: height * scale }}>
          <Frame
            key={attempt}
            ref={frame}
            title={t('preview.title')}
            sandbox="allow-scripts"
            srcDoc={html}
            width={width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        </Stage>
      )}
    </div>
  );
};
