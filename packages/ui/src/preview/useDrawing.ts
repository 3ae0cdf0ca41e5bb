import type { SdkSiteConfig } from '@yinyom/contracts/sdk/config';
import type {
  PreviewAnswer,
  PreviewDrawing,
  PreviewMessage,
  PreviewPlaces,
  PreviewView,
} from '@yinyom/contracts/sdk/preview';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/**
 * Sends each configuration to the preview's frame as soon as React has taken it over. The frame's origin is opaque,
 * so it can only be addressed by its window; what is sent is what visitors will get anyway.
 * @param onPlaces is told where the drawing stands; must stay the same function
 */
export const useDrawing = (
  site: SdkSiteConfig,
  view: PreviewView,
  onPlaces?: (places: PreviewPlaces) => void,
) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const count = useRef(0);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const listen = ({ data, source }: MessageEvent<PreviewMessage<PreviewAnswer> | null>) => {
      if (!data?.yinyomPreview || source !== frame.current?.contentWindow) return;
      const { yinyomPreview: told } = data;
      if (told === 'ready' || told === 'failed') setState(told);
      else if (typeof told === 'object') onPlaces?.(told);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [onPlaces]);

  useLayoutEffect(() => {
    if (state !== 'ready') return;
    const yinyomPreview: PreviewDrawing = { number: (count.current += 1), site, view };
    frame.current?.contentWindow?.postMessage({ yinyomPreview }, '*');
  }, [state, site, view]);

  return {
    frame,
    /** Key of the frame: another one is another page. */
    attempt,
    failed: state === 'failed',
    retry: () => {
      setState('loading');
      setAttempt((before) => before + 1);
    },
  };
};
