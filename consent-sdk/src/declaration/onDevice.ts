import type { DeclaredCookie } from '@yinyom/contracts/websites/declaration';
import { nameMatches } from '../blocking/namePattern';
import { storages } from '../platform/webStorage';

/** Names that this page can read now: of cookies, and of both storages. */
const readable = (kind: DeclaredCookie['kind']): string[] =>
  kind === 'cookie'
    ? document.cookie.split('; ').map((part) => part.split('=')[0]!)
    : storages().flatMap((storage) => Object.keys(storage ?? {}));

/** Whether an item is on this device now; null where no script of this page could tell. */
export const onDevice = ({ kind, name, http_only, party }: DeclaredCookie): boolean | null =>
  http_only || party === 'third' ? null : readable(kind).some((each) => nameMatches(each, name));
