import { registerTexts } from '@yinyom/mfe-kit';
import { lazyWindow } from '../feedback/lazyWindow';

registerTexts('shell_keys', (lang) => import(`../../locales/keys/${lang}.json`), 'shell');

/** Shows the keys of the page. */
export const openKeys = lazyWindow('shell_keys', async () => (await import('./KeysWindow')).KeysWindow);
