import type { WebsiteGroup } from '@yinyom/contracts/groups/group';
import type { KnownInheritance } from './InheritanceContext';

type Sources = Pick<WebsiteGroup, 'id' | 'controller' | 'privacy_url' | 'dpo_email'>;

/** What the texts of a website in a group name: each value is that of the nearest group that has one. Pure. */
export const valuesAbove = (
  path: readonly string[],
  groups: readonly Sources[],
): KnownInheritance['values'] => {
  const nearest = [...path].reverse().flatMap((id) => groups.find((group) => group.id === id) ?? []);
  const controller = nearest.find((group) => group.controller)?.controller;
  const privacyUrl = nearest.find((group) => group.privacy_url)?.privacy_url;
  const dpoEmail = nearest.find((group) => group.dpo_email)?.dpo_email ?? controller?.dpo?.email;
  return {
    ...(controller && { organization: controller.name }),
    ...(privacyUrl && { privacy_url: privacyUrl }),
    ...(dpoEmail && { dpo_email: dpoEmail }),
  };
};
