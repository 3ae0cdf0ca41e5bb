import { useTexts } from '@yinyom/mfe-kit';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { openPalette } from './openPalette';

/** Opens the command palette, as Ctrl K and ⌘ K do. */
export const PaletteButton = () => {
  const t = useTexts('shell');
  return <IconButton icon="search" label={`${t('palette.open')} (Ctrl K)`} onClick={openPalette} />;
};
