import { siteHistory, useSearchParams } from '@yinyom/mfe-kit';
import { useEffect, useState } from 'react';

/**
 * A secret that the page was opened with (`?secret=`, or `?token=` of a mailed link). It is read once and taken out of
 * the address bar and the history at once, so that it cannot be seen, bookmarked or sent along.
 */
export const useSecretOfAddress = (name: 'secret' | 'token'): string | null => {
  const [search] = useSearchParams();
  const [secret, setSecret] = useState<string | null>(null);
  const given = search.get(name) || null;

  if (given !== null && given !== secret) setSecret(given);
  useEffect(() => {
    if (given !== null) siteHistory.navigator.replace(location.pathname);
  }, [given]);

  return given ?? secret;
};
