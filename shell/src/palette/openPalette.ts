import { registerTexts } from '@yinyom/mfe-kit';
import { lazyWindow } from '../feedback/lazyWindow';

registerTexts('palette', (lang) => import(`../../locales/palette/${lang}.json`), 'shell');

/** Opens the command palette. */
export const openPalette = lazyWindow('palette', async () => (await import('./Palette')).Palette);
