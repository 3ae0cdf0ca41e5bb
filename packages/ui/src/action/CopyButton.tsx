import { useEffect, useState } from 'react';
import { useTheme } from 'styled-components';
import { Button } from './Button';
import type { ButtonProps } from './Button';

type State = 'idle' | 'copied' | 'failed';

/** Copies a text to the clipboard and says whether it worked. */
export const CopyButton = ({ text, children, ...rest }: { text: string } & ButtonProps) => {
  const [state, setState] = useState<State>('idle');
  const { labels } = useTheme();

  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => setState('idle'), 3000);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  const words = { idle: children ?? labels.copy, copied: labels.copied, failed: labels.copyFailed };
  return (
    <Button
      kind="secondary"
      icon={state === 'copied' ? 'check' : 'copy'}
      {...rest}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{words[state]}</span>
    </Button>
  );
};
