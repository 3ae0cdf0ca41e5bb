import { currentLanguage, i18n, splitLanguage } from '@yinyom/mfe-kit';
import { isFramePage, onLoadFailure, startTexts } from '@yinyom/mfe-kit/shell';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { allowFramePages } from './document/textRule';
import { loadConsentScript } from './consent-script/loadConsentScript';
import { reloadAfterChunkFailure } from './federation/chunkReload';
import { drawBehindRows } from './first-view/drawBehindRows';
import { keepTyped } from './first-view/keepTyped';
import { readList } from './federation/remotesList';
import { tellError, watchErrors } from './part-errors/tellError';
import { publicSettings } from './public-settings/publicSettings';
import { setRequestGate } from './public-settings/requestGate';
import { registerShellTexts } from './registerShellTexts';
import { loadFirstView } from './routes/loadFirstView';

/** Starts the page: first its texts, so that nothing is drawn without words, then everything else. */
export const start = async (): Promise<void> => {
  watchErrors();
  allowFramePages(isFramePage);
  registerShellTexts();
  setRequestGate();
  const lang = currentLanguage();
  const { path } = splitLanguage(location.pathname);
  const texts = startTexts(lang);
  await readList();
  // The frame of the page stands as text already: it is drawn over when it is there, and never blank in between.
  const firstView = loadFirstView(path);
  await texts;
  await i18n.loadNamespaces(['shell', 'labels', ...(path === '/' ? ['landing', 'demo'] : [])]);
  await firstView;
  const root = document.getElementById('root') as HTMLElement;
  keepTyped(root);
  createRoot(drawBehindRows(root)).render(<App />);
  // Loaded after the first view is drawn. If it cannot be loaded, the next page load takes newer builds.
  import('./new-builds/buildWatch').then(
    ({ watchBuilds }) => watchBuilds(),
    () => undefined,
  );
  onLoadFailure((error) => {
    tellError(error, { kind: 'chunk' });
    void reloadAfterChunkFailure(error);
  });
  loadConsentScript(await publicSettings());
};
