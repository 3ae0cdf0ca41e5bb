import type { Inheritance } from '@yinyom/contracts/groups/inheritance';
import type { SectionName } from '@yinyom/contracts/groups/sections';
import { createContext, useContext } from 'react';

/** What the open website has from its groups. */
export interface KnownInheritance {
  inheritance: Inheritance;
  /** Names of the settings that came from a group. */
  settings: readonly string[];
  /** What texts name, of the nearest group that says it. */
  values: { organization?: string; privacy_url?: string; dpo_email?: string };
}

/** Null while it is not known, and for websites in no group. */
export const InheritanceContext = createContext<KnownInheritance | null>(null);

/** Whether a section of the open website came from a group, and is changed there. */
export const useIsInherited = (): ((section: SectionName) => boolean) => {
  const known = useContext(InheritanceContext);
  return (section) =>
    known?.inheritance.sections.some((each) => each.section === section && each.state === 'inherited') ??
    false;
};

/** Whether a setting of the open website came from a group. */
export const useIsInheritedSetting = (): ((name: string) => boolean) => {
  const known = useContext(InheritanceContext);
  const isInherited = useIsInherited();
  return (name) => isInherited('settings') && known?.settings.includes(name) === true;
};
