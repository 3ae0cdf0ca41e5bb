import { useAppSelector } from '@yinyom/mfe-kit';
import { useEffect, useState } from 'react';
import styled, { keyframes, useTheme } from 'styled-components';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';

/** Requests that end sooner show nothing (milliseconds). */
const DELAY = 150;

const run = keyframes`from { transform: translateX(-100%); } to { transform: translateX(350%); }`;

const Veil = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.overlay};
  background: ${({ theme }) => theme.veil};
  pointer-events: none;
`;
const Bar = styled.div`
  height: 4px;
  overflow: hidden;
  background: ${({ theme }) => theme.color.primarySoft};
  &::after {
    content: '';
    display: block;
    width: 30%;
    height: 100%;
    background: ${({ theme }) => theme.color.primary};
    animation: ${run} 1.1s linear infinite;
  }
`;

/**
 * The global loading overlay: on while requests are outstanding, from 150 ms on. It does not take presses, so a
 * slow call never locks the page.
 */
export const LoadingOverlay = () => {
  const busy = useAppSelector(({ loading }) => loading > 0);
  const [shown, setShown] = useState(false);
  const { labels } = useTheme();

  useEffect(() => {
    const timer = setTimeout(() => setShown(busy), busy ? DELAY : 0);
    return () => clearTimeout(timer);
  }, [busy]);

  return (
    <div role="status">
      {shown && busy && (
        <Veil data-loading-overlay="">
          <Bar />
          <VisuallyHidden>{labels.loading}</VisuallyHidden>
        </Veil>
      )}
    </div>
  );
};
