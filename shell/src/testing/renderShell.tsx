import type { Lang } from '@yinyom/contracts/constants';
import { api, clearSession, i18n, languagePath, saveSession, siteHistory, store } from '@yinyom/mfe-kit';
import { applyLanguage, startTexts } from '@yinyom/mfe-kit/shell';
import type { StoredSession } from '@yinyom/mfe-kit';
import { completeJsdom } from '@yinyom/testing/completeJsdom';
import { act, render } from '@testing-library/react';
import { App } from '../App';
import { remotesList } from '../federation/remotesList';
import { registerShellTexts } from '../registerShellTexts';
import { listedRemotes } from './listedRemotes';

interface Options {
  path: string;
  lang?: Lang;
  session?: Partial<StoredSession>;
}

/** Renders the whole shell at an address, as bootstrap does, with a given session. For tests. */
export const renderShell = async ({ path, lang = 'en', session = {} }: Options) => {
  completeJsdom();
  registerShellTexts();
  remotesList.set(listedRemotes);
  if (!i18n.isInitialized) await startTexts(lang);
  clearSession();
  saveSession(session);
  store.dispatch(api.util.resetApiState());
  siteHistory.navigator.replace(languagePath(path, lang));
  await applyLanguage(lang);
  await i18n.loadNamespaces(['shell', 'labels', 'landing', 'demo']);
  return act(async () => render(<App />));
};
