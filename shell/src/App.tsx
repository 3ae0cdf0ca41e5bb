import { lazyPart, showsBuddhistEra, store, useAppSelector, useLang } from '@yinyom/mfe-kit';
import { SiteRouter, StoreProvider } from '@yinyom/mfe-kit/shell';
import { ThemeRoot } from '@yinyom/ui/foundation/ThemeRoot';
import { Suspense, useEffect } from 'react';
import { FeedbackHost } from './feedback/FeedbackHost';
import { LoadingOverlay } from './feedback/LoadingOverlay';
import { OfflineNotice } from './feedback/OfflineNotice';
import { StorageNotice } from './feedback/StorageNotice';
import { panelIsWanted } from './parts-panel/panelIsWanted';
import { wantedPreview } from './preview/wantedPreview';
import { LanguageSync } from './routes/LanguageSync';
import { SitePages } from './routes/SitePages';
import { useLabels } from './routes/useLabels';

const Nothing = () => null;
const PreviewNotice = lazyPart(
  () => import('./preview/PreviewNotice').then((file) => file.PreviewNotice),
  Nothing,
);
const PartsPanel = lazyPart(
  () => import('./parts-panel/PartsPanel').then((file) => file.PartsPanel),
  Nothing,
);

const Site = () => {
  const lang = useLang();
  const labels = useLabels();
  const { calendar, scheme } = useAppSelector(({ preferences }) => preferences);
  useEffect(() => {
    document.documentElement.dataset['scheme'] = scheme;
  }, [scheme]);
  return (
    <ThemeRoot lang={lang} labels={labels} buddhistEra={showsBuddhistEra(calendar, lang)}>
      <LanguageSync />
      <Suspense fallback={null}>
        <OfflineNotice />
        <StorageNotice />
        {wantedPreview() && <PreviewNotice />}
        <SitePages />
        <FeedbackHost />
      </Suspense>
      {panelIsWanted() && (
        <Suspense fallback={null}>
          <PartsPanel />
        </Suspense>
      )}
      <LoadingOverlay />
    </ThemeRoot>
  );
};

/** Everything on the page: one store, one router, one theme. */
export const App = () => (
  <StoreProvider store={store}>
    <SiteRouter>
      <Site />
    </SiteRouter>
  </StoreProvider>
);
