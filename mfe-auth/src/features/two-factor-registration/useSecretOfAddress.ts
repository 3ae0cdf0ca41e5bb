import { siteHistory, useSearchParams } from '@yinyom/mfe-kit';
import { useEffect, useState } from 'react';

/**
 * The pending secret that the page was opened with (`?secret=`). It is read once and taken out of the address bar
 * and the history at once, so that it cannot be seen, bookmarked or sent along.
 */
export const useSecretOfAddress = (): string | null => {
  const [search] = useSearchParams();
  const [secret, setSecret] = useState<string | null>(null);
  const given = search.get('secret');

  if (given !== null && given !== secret) setSecret(given);
  useEffect(() => {
    if (given !== null) siteHistory.navigator.replace(location.pathname);
  }, [given]);

  return secret;
};
