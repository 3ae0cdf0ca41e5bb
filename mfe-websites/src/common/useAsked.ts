import { useSearchParams } from '@yinyom/mfe-kit';
import { useEffect } from 'react';

/**
 * React hook: does what an address asks for (`?do=scan`), once, and takes it out of the address: going back or loading the page
 * again does not repeat it. The command palette leads here.
 * @param ready whether it can be done already; until then the address keeps it
 */
export const useAsked = (name: 'scan' | 'publish', act: () => void, ready = true): void => {
  const [search, setSearch] = useSearchParams();
  const asked = ready && search.get('do') === name;
  useEffect(() => {
    if (!asked) return;
    const next = new URLSearchParams(search);
    next.delete('do');
    setSearch(next, { replace: true });
    act();
    // Only being asked matters; what is done is what the page can do at that moment.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [asked]);
};
