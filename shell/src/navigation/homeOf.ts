import type { Role } from '@yinyom/contracts/constants';
import type { PageRemote } from '@yinyom/contracts/release/pageList';
import { remotesList } from '../federation/remotesList';
import { menuOf, visibleEntries } from './menuEntries';

/** The page that a role starts from: the first tab that it sees, else the first page of its menu. */
export const homeOf = (role: Role, remotes: readonly PageRemote[] = remotesList.get()): string => {
  const { tabs, all } = menuOf(remotes);
  return visibleEntries([...tabs, ...all], role)[0]?.path ?? '/';
};
