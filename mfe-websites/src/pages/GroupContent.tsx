import { Stack } from '@yinyom/ui/data/Stack';
import type { GroupSectionProps } from '../common/group-draft/GroupDraft';
import { GroupNotice } from '../features/banner/group/GroupNotice';
import { GroupBlockRules } from '../features/blocking/GroupBlockRules';
import { GroupCookies } from '../features/cookies/GroupCookies';
import { GroupPolicy } from '../features/policy/GroupPolicy';
import { GroupSettings } from '../features/settings/GroupSettings';
import { GroupCategories } from '../features/site-categories/GroupCategories';
import type { ContentSection } from './GroupPage';

/** What a group gives, in the editors of a website. */
export const GroupContent = ({ section, ...props }: GroupSectionProps & { section: ContentSection }) => {
  switch (section) {
    case 'banner':
      return <GroupNotice {...props} />;
    case 'cookies':
      return (
        <Stack $gap={5}>
          <GroupCategories group={props.group} draft={props.draft} />
          <GroupCookies group={props.group} draft={props.draft} />
          <GroupBlockRules group={props.group} draft={props.draft} />
        </Stack>
      );
    case 'policy':
      return <GroupPolicy {...props} />;
    default:
      return <GroupSettings {...props} />;
  }
};
