import type { Application } from '@yinyom/contracts/websites/application';
import { useSearchParams } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { SectionSource } from '../common/inheritance/SectionSource';
import type { GroupSectionProps } from '../common/group-draft/GroupDraft';
import { GroupBlockRules } from '../features/blocking/GroupBlockRules';
import { GroupCookies } from '../features/cookies/GroupCookies';
import { GroupCategories } from '../features/site-categories/GroupCategories';
import { BlockRulesDialog } from '../features/blocking/BlockRulesDialog';
import { CookiesSection } from '../features/cookies/CookiesSection';
import { ProposalsSection } from '../features/proposals/ProposalsSection';
import { ScanPanel } from '../features/scan/ScanPanel';
import { SiteCategoriesDialog } from '../features/site-categories/SiteCategoriesDialog';

/**
 * The website's cookies: scans above, what is known below, then what visitors' browsers reported. `?q=` narrows them to a
 * name, `?do=scan` opens the order of a scan.
 */
export const CookiesTab = ({ application }: { application: Application }) => {
  const [open, setOpen] = useState<'categories' | 'blocking' | null>(null);
  const close = () => setOpen(null);
  const [search] = useSearchParams();
  const q = search.get('q') ?? '';
  return (
    <Stack $gap={5}>
      <ScanPanel application={application} />
      <SectionSource section="cookies" />
      <CookiesSection
        key={q}
        application={application}
        q={q}
        onCategories={() => setOpen('categories')}
        onBlocking={() => setOpen('blocking')}
      />
      <ProposalsSection application={application} />
      {open === 'categories' && <SiteCategoriesDialog applicationId={application.id} onClose={close} />}
      {open === 'blocking' && <BlockRulesDialog applicationId={application.id} onClose={close} />}
    </Stack>
  );
};

/** What a group does with categories, cookies and hosts; in the chunk of a website's. */
export const GroupCookiesTab = (props: Pick<GroupSectionProps, 'group' | 'draft'>) => (
  <Stack $gap={5}>
    <GroupCategories {...props} />
    <GroupCookies {...props} />
    <GroupBlockRules {...props} />
  </Stack>
);
