import { useEffect } from 'react';
import { externalValue } from '../external-value/externalValue';

/** What the open page is called where its route's name does not tell enough; the frame of the page shows it. */
export const pageTitle = externalValue<string | undefined>(undefined);

/** Names the page while it is open: a website's page by the website. Undefined leaves the name of its route. */
export const usePageTitle = (title: string | undefined): void =>
  useEffect(() => {
    pageTitle.set(title);
    return () => pageTitle.set(undefined);
  }, [title]);
