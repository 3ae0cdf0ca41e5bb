import type { Application } from '@yinyom/contracts/websites/application';
import { useAppSelector } from '@yinyom/mfe-kit';

interface ListedPages {
  pages?: { entities?: readonly Pick<Application, 'id' | 'domain_name'>[] }[];
}

/** Domain name of a website as the switcher of the frame has it already; undefined where it does not. Asks nothing. */
export const useListedName = (id: string | null): string | undefined =>
  useAppSelector(({ api }) => {
    for (const query of Object.values(api.queries)) {
      if (query?.endpointName !== 'applicationPages') continue;
      const { pages = [] } = (query.data ?? {}) as ListedPages;
      const found = pages.flatMap(({ entities = [] }) => entities).find((each) => each.id === id);
      if (found) return found.domain_name;
    }
    return undefined;
  });
