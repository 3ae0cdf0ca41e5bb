import { ROLES } from '@yinyom/contracts/constants';
import { PLACES } from '@yinyom/contracts/places';
import { selectApplication, useNavigate, useSession } from '@yinyom/mfe-kit';
import { useApplicationPagesInfiniteQuery } from '@yinyom/mfe-kit/platformCalls';
import { applicationList } from '../selection/applicationList';
import type { Command } from './Command';

/** Websites shown at once: enough to choose from, few enough to read. */
const SHOWN = 6;

/**
 * Websites of the organization whose name holds `q`, as the server finds them. Whoever may not open a website's page
 * gets to its figures.
 */
export const useFoundWebsites = (q: string): { websites: Command[]; loading: boolean; failed: boolean } => {
  const { organizationId, role } = useSession();
  const navigate = useNavigate();
  const found = useApplicationPagesInfiniteQuery(applicationList(organizationId, q), {
    // A reviewer is told of websites only where they are reviewed.
    skip: organizationId === null || role < ROLES.viewer,
  });
  // What was found before stays until the next answer: a row that went and came back would lose a press on it.
  const listed = found.data?.pages[0]?.entities ?? [];
  const websites = listed.slice(0, SHOWN).map((application): Command => ({
    key: application.id,
    kind: 'website',
    icon: 'link',
    label: application.domain_name,
    words: application.name,
    run: () => {
      selectApplication(application);
      void navigate(role >= ROLES.member ? `${PLACES.websites}/${application.id}` : PLACES.figures);
    },
  }));
  return { websites, loading: found.isFetching, failed: found.isError };
};
