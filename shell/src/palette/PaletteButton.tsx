import { useTexts } from '@yinyom/mfe-kit';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { useEffect } from 'react';
import { openPalette } from './openPalette';

/** Opens the command palette, as Ctrl K or ⌘ K does on every page of the console while it shows no window. */
export const PaletteButton = () => {
  const t = useTexts('shell');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const wanted = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!wanted || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) openPalette();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return <IconButton icon="search" label={`${t('palette.open')} (Ctrl K)`} onClick={openPalette} />;
};
