import { INHERITABLE_SETTINGS } from '@yinyom/contracts/groups/sections';
import type { Application } from '@yinyom/contracts/websites/application';
import { useEffect } from 'react';
import { useGroupsQuery } from '../../api/groupApi';
import { useGroupVersionQuery } from '../../api/groupVersionApi';
import { useInheritanceQuery } from '../../api/inheritanceApi';
import { valuesAbove } from './valuesAbove';
import type { KnownInheritance } from './InheritanceContext';

interface InheritanceSourceProps {
  application: Application;
  onKnown: (known: KnownInheritance | null) => void;
}

/** Asks what a website has from its groups. Draws nothing. */
export const InheritanceSource = ({ application, onKnown }: InheritanceSourceProps) => {
  const { currentData: inheritance } = useInheritanceQuery(
    { params: { id: application.id }, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  const from = inheritance?.sections.find(({ section }) => section === 'settings')?.from;
  // People who are limited to single websites do not see their group: everything that it can give is then read-only.
  const { currentData: version } = useGroupVersionQuery(
    { params: { id: from?.group_id ?? '', version: String(from?.version ?? 0) }, quiet: true },
    { skip: !from },
  );
  const { currentData: groups } = useGroupsQuery({
    query: { organization_id: application.organization.id },
    quiet: true,
  });
  useEffect(() => {
    const given = version?.content.settings;
    const settings = INHERITABLE_SETTINGS.filter((name) => !given || given[name] !== undefined);
    const values = valuesAbove(inheritance?.group_path ?? [], groups?.entities ?? []);
    onKnown(inheritance ? { inheritance, settings, values } : null);
  }, [inheritance, version, groups, onKnown]);
  return null;
};
