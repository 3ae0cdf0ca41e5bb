import { useEffect, useState } from 'react';
import { useTheme } from 'styled-components';
import { Button } from './Button';
import type { ButtonProps } from './Button';

type State = 'idle' | 'copied' | 'failed';

interface CopyButtonProps extends ButtonProps {
  text: string;
  /** The text is in the clipboard. */
  onCopied?: (() => void) | undefined;
}

/** Copies a text to the clipboard and says whether it worked. */
export const CopyButton = ({ text, onCopied, children, ...rest }: CopyButtonProps) => {
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
      onCopied?.();
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
