import { ROLES } from '@yinyom/contracts/constants';
import type { consentsInternal } from '@yinyom/contracts/internal/consents';
import type { InternalHandlers } from '@yinyom/contracts/internal/internalContract';
import { LIVE } from '@yinyom/contracts/live/liveEvents';
import type { LiveSource, News } from '../LiveSource';

type Consents = Pick<InternalHandlers<typeof consentsInternal>, 'lookAtExports'>;
type File = Omit<Awaited<ReturnType<Consents['lookAtExports']>>[number], 'application_id'>;

/** Its maker and Admins, with the role that the rows of the file need (as the list of files). */
const newsOf = ({ created_by, least, ...data }: File): News => ({
  event: 'export',
  data,
  mayRead: ({ role, userId }) => role >= least && (role === ROLES.admin || userId === created_by),
});

/** How far the files of a website are. */
export const exportsSource = (consents: Consents): LiveSource<File[]> => ({
  name: 'exports',
  everyMs: 2 * LIVE.lookMs,
  look: async (before) => {
    const found = await consents.lookAtExports({ application_ids: [...before.keys()] });
    const bySite = new Map<string, File[]>([...before.keys()].map((id) => [id, []]));
    for (const { application_id, ...file } of found) bySite.get(application_id)?.push(file);
    return bySite;
  },
  news: (before, now) => {
    // Who knew nothing reads the list itself; only what is still being made is news then.
    if (!before) return now.filter(({ status }) => status === 'queued' || status === 'running').map(newsOf);
    const known = new Map(before.map((file) => [file.id, JSON.stringify(file)]));
    return now.filter((file) => known.get(file.id) !== JSON.stringify(file)).map(newsOf);
  },
});
