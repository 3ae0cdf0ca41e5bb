import { SiteRouter, StoreProvider, store, useLang } from '@yinyom/mfe-kit';
import { ThemeFrame } from '@yinyom/ui/foundation/ThemeFrame';
import { Suspense } from 'react';
import { ConfirmationDialog } from './feedback/ConfirmationDialog';
import { LoadingOverlay } from './feedback/LoadingOverlay';
import { Modals } from './feedback/Modals';
import { OfflineNotice } from './feedback/OfflineNotice';
import { Toasts } from './feedback/Toasts';
import { LanguageSync } from './routes/LanguageSync';
import { SitePages } from './routes/SitePages';

const Site = () => (
  <ThemeFrame lang={useLang()}>
    <LanguageSync />
    <Suspense fallback={null}>
      <OfflineNotice />
      <SitePages />
      <Modals />
      <ConfirmationDialog />
    </Suspense>
    <Toasts />
    <LoadingOverlay />
  </ThemeFrame>
);

/** Everything on the page: one store, one router, one theme. */
export const App = () => (
  <StoreProvider store={store}>
    <SiteRouter>
      <Site />
    </SiteRouter>
  </StoreProvider>
);
