import type { Lang } from '@yinyom/contracts/constants';
import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLanguage, store, useLang } from '@yinyom/mfe-kit';
import { SiteRouter, startTexts, StoreProvider, useRoutes } from '@yinyom/mfe-kit/shell';
import type { RemoteModule } from '@yinyom/mfe-kit';

type Frame = ComponentType<{ lang: Lang; children: ReactNode }>;

const Pages = ({ remote, Frame }: { remote: RemoteModule; Frame: Frame }) => {
  const pages = useRoutes(remote.routes);
  return (
    <Frame lang={useLang()}>
      {pages ?? remote.routes.map((route) => <p key={route.path}>{route.path}</p>)}
    </Frame>
  );
};

/** Runs a remote alone in development, without the shell: `Frame` gives theme and global style. */
export const startStandalone = async (remote: RemoteModule, Frame: Frame): Promise<void> => {
  await startTexts(currentLanguage());
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StoreProvider store={store}>
      <SiteRouter>
        <Suspense fallback={null}>
          <Pages remote={remote} Frame={Frame} />
        </Suspense>
      </SiteRouter>
    </StoreProvider>,
  );
};
