import { useLocation, useTexts } from '@yinyom/mfe-kit';
import { pageTitle } from '@yinyom/mfe-kit/shell';
import { Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { focusPage } from './focusPage';
import { PageBoundary } from './PageBoundary';

/** Title, scroll position and focus of a page; the error page when something throws in it. */
export const PageFrame = ({ title, children }: { title: string | undefined; children: ReactNode }) => {
  const t = useTexts('shell');
  const { pathname, hash, key } = useLocation();
  const first = useRef(true);
  // The router calls the address that the document was opened with so; a layout that came by a log-in has another.
  const opened = useRef(key === 'default');
  const own = pageTitle.use() ?? title;
  const name = own ? `${own} · ${t('product')}` : t('title.landing');

  useEffect(() => {
    document.title = name;
  }, [name]);

  useEffect(() => {
    const arrived = first.current && (opened.current || document.activeElement !== document.body);
    first.current = false;
    if (arrived && !hash) return undefined;
    const anchor = hash && document.getElementById(hash.slice(1));
    if (anchor) {
      anchor.scrollIntoView();
      return undefined;
    }
    window.scrollTo(0, 0);
    const stopWaiting = focusPage();
    return () => stopWaiting();
  }, [pathname, hash]);

  return (
    <PageBoundary key={pathname}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </PageBoundary>
  );
};
