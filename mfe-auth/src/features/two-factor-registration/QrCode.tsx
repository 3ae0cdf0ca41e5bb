import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useAuthTexts } from '../../texts/useAuthTexts';

const SIZE = 224;
/** Light modules around the code that scanners need. */
const QUIET = 4;

const Frame = styled.div`
  display: grid;
  place-items: center;
  min-height: ${SIZE}px;
  > svg {
    width: min(${SIZE}px, 100%);
    height: auto;
    background: #fff;
  }
`;

interface Drawing {
  size: number;
  path: string;
}

const draw = async (text: string): Promise<Drawing> => {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      if (modules.get(y, x)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
    }
  }
  return { size: modules.size + 2 * QUIET, path };
};

/** A text as a QR code. The code's library is loaded only here. */
export const QrCode = ({ text }: { text: string }) => {
  const t = useAuthTexts();
  const [drawing, setDrawing] = useState<Drawing | 'failed' | null>(null);

  useEffect(() => {
    let current = true;
    draw(text)
      .catch(() => 'failed' as const)
      .then((result) => current && setDrawing(result));
    return () => {
      current = false;
    };
  }, [text]);

  if (drawing === 'failed') return <p>{t('two_fa.qr_failed')}</p>;
  return (
    <Frame>
      {drawing ? (
        <svg
          role="img"
          aria-label={t('two_fa.qr_alt')}
          viewBox={`0 0 ${drawing.size} ${drawing.size}`}
          shapeRendering="crispEdges"
        >
          <path d={drawing.path} fill="#000" />
        </svg>
      ) : (
        <Skeleton $height={`${SIZE}px`} $width={`${SIZE}px`} />
      )}
    </Frame>
  );
};
