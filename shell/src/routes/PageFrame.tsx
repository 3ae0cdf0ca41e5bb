import { pageTitle, useLocation, useTexts } from '@yinyom/mfe-kit';
import { Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { PageBoundary } from './PageBoundary';

/** Title, scroll position and focus of a page; the error page when something throws in it. */
export const PageFrame = ({ title, children }: { title: string | undefined; children: ReactNode }) => {
  const t = useTexts('shell');
  const { pathname, hash } = useLocation();
  const first = useRef(true);
  const own = pageTitle.use() ?? title;
  const name = own ? `${own} · ${t('product')}` : t('title.landing');

  useEffect(() => {
    document.title = name;
  }, [name]);

  useEffect(() => {
    const arrived = first.current;
    first.current = false;
    if (arrived && !hash) return;
    const anchor = hash && document.getElementById(hash.slice(1));
    if (anchor) {
      anchor.scrollIntoView();
      return;
    }
    window.scrollTo(0, 0);
    // Screen readers continue at the new content instead of at the link that was pressed.
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <PageBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </PageBoundary>
  );
};
