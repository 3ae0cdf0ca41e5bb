import type { Application } from '@yinyom/contracts/websites/application';

/** The groups that a website is in, from the top, e.g. `Clients / School A`; empty for none, or while their names are not known. */
export const groupPath = (
  { group_path = [] }: Pick<Application, 'group_path'>,
  names: ReadonlyMap<string, string>,
): string => group_path.flatMap((id) => names.get(id) ?? []).join(' / ');
