import type { Lang } from '@yinyom/contracts/constants';
import type { SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import type { PreviewBox, PreviewPlaces, PreviewView } from '@yinyom/contracts/sdk/preview';
import { framePage, useTexts } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pageNonce } from '@yinyom/ui/preview/pageNonce';
import { previewDocument } from '@yinyom/ui/preview/previewDocument';
import { useDrawing } from '@yinyom/ui/preview/useDrawing';
import { cropOf, frameSize, LEAST_HEIGHTS } from './stageCrop';
import type { Screen } from './stageCrop';
import { useRoom } from './useRoom';

/** Spots of the last drawing may stand beyond a picture that has just become narrower: they never widen the page. */
const Place = styled.div`
  position: relative;
  max-width: 100%;
  margin-inline: auto;
  overflow-x: clip;
  /* Clear of the bar of the shell and of the bar for publishing. */
  scroll-margin-block: ${({ theme }) => theme.space(24)};
`;
const Stage = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.normal};
`;
const Frame = styled.iframe`
  position: absolute;
  top: 0;
  left: 0;
  border: 0;
  transform-origin: 0 0;
`;

/** A text of the drawing and where it stands in the picture, in px. */
export type Spot = readonly [path: string, box: PreviewBox];

interface PreviewFrameProps {
  site: SdkSiteConfig;
  view: PreviewView;
  language: Lang;
  screen: Screen;
  /** Names the frame. */
  title?: string;
  /** It answers mouse and keyboard as it would on a website; otherwise it is only looked at. */
  live?: boolean;
  /** What stands over the picture. */
  children?: (spots: readonly Spot[]) => ReactNode;
}

/**
 * One frame for as long as it is shown; what changes is drawn in place by the visitors' own code. Nothing is scaled
 * down where there is room: the picture is cut around what was drawn instead, so that it can be read.
 */
export const PreviewFrame = (props: PreviewFrameProps) => {
  const { site, view, language, screen, title, live = false, children } = props;
  const t = useTexts('websites');
  const [room, roomWidth] = useRoom();
  const [places, setPlaces] = useState<PreviewPlaces | null>(null);
  const [html] = useState(() =>
    framePage(previewDocument({ language, nonce: pageNonce(), origin: location.origin })),
  );
  const tell = useCallback((told: PreviewPlaces) => {
    setPlaces((before) => (JSON.stringify(before) === JSON.stringify(told) ? before : told));
  }, []);
  const { frame, attempt, failed, retry } = useDrawing(site, view, tell);
  const { width, height, scale } = frameSize(screen, roomWidth, live ? innerHeight : null, view);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Most banners are at the lower edge of the page that is tried.
    if (live) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [live, height]);
  const crop = live ? { top: 0, height } : cropOf(places?.shown ?? null, height, LEAST_HEIGHTS[screen]);
  const spots = (places?.texts ?? []).map(([path, box]): Spot => [
    path,
    {
      x: box.x * scale,
      y: (box.y - crop.top) * scale,
      width: box.width * scale,
      height: box.height * scale,
    },
  ]);

  return (
    <div ref={room}>
      {failed ? (
        <ErrorState onRetry={retry} />
      ) : (
        <Place ref={place} style={{ width: width * scale, height: crop.height * scale }}>
          <Stage>
            <Frame
              key={attempt}
              ref={frame}
              title={title ?? t('preview.title')}
              sandbox="allow-scripts"
              srcDoc={html}
              width={width}
              height={height}
              inert={!live}
              style={{ transform: `translateY(${-crop.top * scale}px) scale(${scale})` }}
            />
          </Stage>
          {!live && children?.(spots)}
        </Place>
      )}
    </div>
  );
};
