import { lazyPart } from '@yinyom/mfe-kit';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import type { GroupSectionProps } from '../common/group-draft/GroupDraft';

/** Parts of a group's page that edit what it gives; they share one draft. */
export const CONTENT = ['banner', 'cookies', 'policy', 'settings'] as const;
export type ContentSection = (typeof CONTENT)[number];

// Each is in the chunk of the website's own editor.
const GroupNotice = lazyPart(
  () => import('../features/banner/editors').then((file) => file.GroupNotice),
  ErrorState,
);
const GroupCookiesTab = lazyPart(
  () => import('./CookiesTab').then((file) => file.GroupCookiesTab),
  ErrorState,
);
const GroupPolicy = lazyPart(() => import('./PolicyTab').then((file) => file.GroupPolicy), ErrorState);
const GroupSettings = lazyPart(
  () => import('../features/settings/GroupSettings').then((file) => file.GroupSettings),
  ErrorState,
);

/** What a group gives, in the editors of a website. */
export const GroupContent = ({ section, ...props }: GroupSectionProps & { section: ContentSection }) => {
  if (section === 'banner') return <GroupNotice {...props} />;
  if (section === 'cookies') return <GroupCookiesTab group={props.group} draft={props.draft} />;
  return section === 'policy' ? <GroupPolicy {...props} /> : <GroupSettings {...props} />;
};
