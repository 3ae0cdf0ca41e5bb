import { useTexts } from '@yinyom/mfe-kit';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { PreviewMessage } from './previewDocument';

/** Tallest picture of a screen in px, so that the controls around it stay in sight. */
const MOST_HEIGHT = 440;

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
  /** Document to show; `token` comes back from it when its banner stands. */
  html: string;
  token: string;
  /** Size of the pictured screen in px; it is scaled down to the room there is. */
  width: number;
  height: number;
}

/**
 * Shows the newest document as soon as its banner stands; until then the one before stays, so nothing flickers
 * while typing.
 */
export const PreviewFrame = ({ html, token, width, height }: PreviewFrameProps) => {
  const t = useTexts('websites');
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  const [standing, setStanding] = useState<{ token: string; html: string } | null>(null);

  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const measure = () => setScale(Math.min(1, element.clientWidth / width, MOST_HEIGHT / height) || 0.5);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);

  useEffect(() => {
    const listen = ({ data }: MessageEvent<PreviewMessage | null>) => {
      if (data?.yinyomPreview === token) setStanding({ token, html });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [token, html]);

  const frames = standing && standing.token !== token ? [standing, { token, html }] : [{ token, html }];
  return (
    <div ref={room}>
      <Stage style={{ width: width * scale, height: height * scale }}>
        {frames.map((frame) => (
          <Frame
            key={frame.token}
            title={t('preview.title')}
            aria-hidden={frame.token !== (standing?.token ?? token)}
            sandbox="allow-scripts"
            srcDoc={frame.html}
            width={width}
            height={height}
            style={{
              transform: `scale(${scale})`,
              visibility: frame.token === (standing?.token ?? token) ? 'visible' : 'hidden',
            }}
          />
        ))}
      </Stage>
    </div>
  );
};
