import { i18n, lazyPart, openModal, registerTexts } from '@yinyom/mfe-kit';
import { RetryWhenOnline } from '../feedback/RetryWhenOnline';

registerTexts('palette', (lang) => import(`../../locales/palette/${lang}.json`), 'shell');

const Palette = lazyPart(async () => {
  const [file] = await Promise.all([import('./Palette'), i18n.loadNamespaces('palette')]);
  return file.Palette;
}, RetryWhenOnline);

/** Opens the command palette. */
export const openPalette = (): void => void openModal((close) => <Palette onClose={close} />);
