import type { Lang } from '@yinyom/contracts/constants';
import {
  api,
  applyLanguage,
  askedConfirmation,
  clearSession,
  i18n,
  languagePath,
  openModals,
  saveSession,
  siteHistory,
  SiteRouter,
  startTexts,
  store,
  StoreProvider,
  toasts,
  useLang,
  useRoutes,
} from '@yinyom/mfe-kit';
import type { RemoteModule, Session } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ThemeFrame } from '@yinyom/ui/foundation/ThemeFrame';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { Toast } from '@yinyom/ui/overlay/Toast';
import { act, render } from '@testing-library/react';
import { Fragment, Suspense } from 'react';
import type { ReactNode } from 'react';
import { completeJsdom } from './completeJsdom';

const closeNothing = () => undefined;

/** Toasts, modals and confirmations, drawn as the shell draws them. */
const Feedback = () => {
  const question = askedConfirmation.use();
  return (
    <>
      {toasts.use().map((message) => (
        <Toast key={message.id} kind={message.kind} onClose={closeNothing}>
          {message.text}
        </Toast>
      ))}
      {openModals.use().map((modal) => (
        <Fragment key={modal.id}>
          {modal.render(() => openModals.set((list) => list.filter(({ id }) => id !== modal.id)))}
        </Fragment>
      ))}
      {question && (
        <Modal title={question.title} onClose={() => question.answer(false)}>
          <p>{question.text}</p>
          <Button onClick={() => question.answer(true)}>{question.confirm}</Button>
          {question.cancel && <Button onClick={() => question.answer(false)}>{question.cancel}</Button>}
        </Modal>
      )}
    </>
  );
};

const Pages = ({ routes }: { routes: RemoteModule['routes'] }) => useRoutes(routes);

const Frame = ({ children }: { children: ReactNode }) => (
  <ThemeFrame lang={useLang()}>
    <Suspense fallback={<p>loading page</p>}>{children}</Suspense>
    <Feedback />
  </ThemeFrame>
);

interface Options {
  /** Unprefixed address, with query if needed: `/user?status=active`. */
  path: string;
  lang?: Lang;
  session?: Partial<Session>;
}

/**
 * Renders the pages of a remote at an address, with the real store, router, theme and texts, as the shell would.
 * Each call starts from an empty API cache and the given session.
 */
export const renderRemote = async (remote: RemoteModule, { path, lang = 'th', session = {} }: Options) => {
  completeJsdom();
  if (!i18n.isInitialized) await startTexts(lang);
  clearSession();
  saveSession(session);
  store.dispatch(api.util.resetApiState());
  toasts.set([]);
  openModals.set([]);
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
