import {
  currentLanguage,
  i18n,
  isFramePage,
  onLoadFailure,
  splitLanguage,
  startTexts,
} from '@yinyom/mfe-kit';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { allowFramePages } from './document/textRule';
import { loadConsentScript } from './consent-script/loadConsentScript';
import { reloadAfterChunkFailure } from './federation/chunkReload';
import { watchBuilds } from './new-builds/buildWatch';
import { publicSettings } from './public-settings/publicSettings';
import { setRequestGate } from './public-settings/requestGate';
import { registerShellTexts } from './registerShellTexts';

/** Starts the page: first its texts, so that nothing is drawn without words, then everything else. */
const start = async (): Promise<void> => {
  allowFramePages(isFramePage);
  registerShellTexts();
  setRequestGate();
  const lang = currentLanguage();
  await startTexts(lang);
  const front = splitLanguage(location.pathname).path === '/';
  await i18n.loadNamespaces(front ? ['shell', 'landing', 'demo'] : ['shell']);
  createRoot(document.getElementById('root') as HTMLElement).render(<App />);
  watchBuilds();
  onLoadFailure((error) => void reloadAfterChunkFailure(error));
  loadConsentScript(await publicSettings());
};

void start();
