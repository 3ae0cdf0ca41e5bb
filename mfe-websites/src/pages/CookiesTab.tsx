import type { Application } from '@yinyom/contracts/websites/application';
import { Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { CookiesSection } from '../features/cookies/CookiesSection';
import { ScanPanel } from '../features/scan/ScanPanel';
import { SiteCategoriesDialog } from '../features/site-categories/SiteCategoriesDialog';

/** The website's cookies: scans above, what is known below. */
export const CookiesTab = ({ application }: { application: Application }) => {
  const [categoriesOpen, setCategoriesOpen] = useState(false);
  return (
    <Stack $gap={5}>
      <ScanPanel application={application} />
      <CookiesSection application={application} onCategories={() => setCategoriesOpen(true)} />
      {categoriesOpen && (
        <SiteCategoriesDialog applicationId={application.id} onClose={() => setCategoriesOpen(false)} />
      )}
    </Stack>
  );
};
