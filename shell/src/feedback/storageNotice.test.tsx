import { LANGUAGES } from '@yinyom/contracts/constants';
import { countMyAlerts } from '@yinyom/contracts/notify/alerts';
import { STORAGE_DAMAGED, STORAGE_FULL, STORAGE_HEADER } from '@yinyom/contracts/service/storage';
import { api, contractQuery, i18n, store } from '@yinyom/mfe-kit';
import { startTexts } from '@yinyom/mfe-kit/shell';
import { themeFor } from '@yinyom/ui/foundation/theme';
import { act, render, screen } from '@testing-library/react';
import { ThemeProvider } from 'styled-components';
import { registerShellTexts } from '../registerShellTexts';
import { StorageNotice } from './StorageNotice';

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({ countMyAlerts: contractQuery(build, countMyAlerts) }),
});
const platformFetch = globalThis.fetch;
afterEach(() => void (globalThis.fetch = platformFetch));

/** The next call of the console; its answer says this of the storage. */
const answerThatSays = (storage: string | null) =>
  act(async () => {
    const headers = { 'Content-Type': 'application/json', ...(storage && { [STORAGE_HEADER]: storage }) };
    globalThis.fetch = async () => new Response('{"raised":0,"by_application":[]}', { headers });
    await store.dispatch(
      endpoints.countMyAlerts.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
  });

it.each(LANGUAGES)(
  'F3-04 %s: a line says that stored data is damaged and what to do, from the first answer that says so to the next that does not',
  async (lang) => {
    registerShellTexts();
    if (!i18n.isInitialized) await startTexts(lang);
    await i18n.changeLanguage(lang);
    await i18n.loadNamespaces('shell');
    const text = (key: string) => i18n.t(key, { ns: 'shell' });
    render(
      <ThemeProvider theme={themeFor(lang)}>
        <StorageNotice />
      </ThemeProvider>,
    );
    const line = screen.getByRole('status');
    expect(line).toBeEmptyDOMElement();
    await answerThatSays(STORAGE_DAMAGED);
    expect(line).toHaveTextContent(text('storage_damaged'));
    expect(line).not.toHaveTextContent('storage_damaged');
    await answerThatSays(STORAGE_FULL);
    expect(line.textContent).toBe(text('storage_full'));
    await answerThatSays(null);
    expect(line).toBeEmptyDOMElement();
  },
);
