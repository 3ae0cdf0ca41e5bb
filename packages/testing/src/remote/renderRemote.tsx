import type { Lang } from '@yinyom/contracts/constants';
import {
  api,
  clearSession,
  i18n,
  languagePath,
  saveSession,
  showsBuddhistEra,
  siteHistory,
  store,
  useAppSelector,
  useLang,
} from '@yinyom/mfe-kit';
import {
  answerConfirmation,
  applyLanguage,
  closeModal,
  dismissToast,
  drawModal,
  SiteRouter,
  startTexts,
  StoreProvider,
  useRoutes,
} from '@yinyom/mfe-kit/shell';
import type { RemoteModule, StoredSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ThemeFrame } from '@yinyom/ui/foundation/ThemeFrame';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { Toast } from '@yinyom/ui/overlay/Toast';
import { act, render, type RenderResult } from '@testing-library/react';
import { Fragment, Suspense } from 'react';
import type { ReactNode } from 'react';
import { completeJsdom } from './completeJsdom';

/** Texts that a page asked for and that are nowhere, or not loaded: people would read their keys. */
const missing = new Set<string>();
i18n.on('missingKey', (languages: readonly string[], namespace: string, key: string) =>
  missing.add(`${namespace}:${key} (${languages.join(', ')})`),
);
afterEach(() => {
  const keys = [...missing];
  missing.clear();
  if (keys.length > 0) throw new Error(`the page shows keys instead of texts: ${keys.join(', ')}`);
});

const closeNothing = () => undefined;

/** Toasts, modals and confirmations, drawn as the shell draws them. */
const Feedback = () => {
  const toasts = useAppSelector((state) => state.toasts);
  const modals = useAppSelector((state) => state.modals);
  const confirmation = useAppSelector((state) => state.confirmation);
  return (
    <>
      {toasts.map((message) => (
        <Toast key={message.id} kind={message.kind} onClose={closeNothing}>
          {message.text}
        </Toast>
      ))}
      {modals.map((id) => (
        <Fragment key={id}>{drawModal(id)}</Fragment>
      ))}
      {confirmation && (
        <Modal title={confirmation.title} onClose={() => answerConfirmation(false)}>
          <p>{confirmation.text}</p>
          <Button onClick={() => answerConfirmation(true)}>{confirmation.confirm}</Button>
          {confirmation.cancel && (
            <Button onClick={() => answerConfirmation(false)}>{confirmation.cancel}</Button>
          )}
        </Modal>
      )}
    </>
  );
};

const Pages = ({ routes }: { routes: RemoteModule['routes'] }) => useRoutes(routes);

const Frame = ({ children }: { children: ReactNode }) => {
  const lang = useLang();
  const calendar = useAppSelector(({ preferences }) => preferences.calendar);
  return (
    <ThemeFrame lang={lang} buddhistEra={showsBuddhistEra(calendar, lang)}>
      <Suspense fallback={<p>loading page</p>}>{children}</Suspense>
      <Feedback />
    </ThemeFrame>
  );
};

interface Options {
  /** Unprefixed address, with query if needed: `/user?status=active`. */
  path: string;
  lang?: Lang;
  session?: Partial<StoredSession>;
}

/**
 * Renders the pages of a remote at an address, with the real store, router, theme and texts, as the shell would.
 * Each call starts from an empty API cache and the given session.
 */
export const renderRemote = async (
  remote: RemoteModule,
  { path, lang = 'th', session = {} }: Options,
): Promise<RenderResult> => {
  completeJsdom();
  if (!i18n.isInitialized) await startTexts(lang);
  clearSession();
  saveSession(session);
  store.dispatch(api.util.resetApiState());
  for (const { id } of store.getState().toasts) dismissToast(id);
  store.getState().modals.forEach(closeModal);
  siteHistory.navigator.replace(languagePath(path, lang));
  await applyLanguage(lang);
  return act(async () =>
    render(
      <StoreProvider store={store}>
        <SiteRouter>
          <Frame>
            <Pages routes={remote.routes} />
          </Frame>
        </SiteRouter>
      </StoreProvider>,
    ),
  );
};
