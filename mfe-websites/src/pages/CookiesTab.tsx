import type { Application } from '@yinyom/contracts/websites/application';
import { Stack } from '@yinyom/ui/data/Stack';
import { CookiesSection } from '../features/cookies/CookiesSection';
import { ScanPanel } from '../features/scan/ScanPanel';

/** The website's cookies: scans above, what is known below. */
export const CookiesTab = ({ application }: { application: Application }) => (
  <Stack $gap={5}>
    <ScanPanel application={application} />
    <CookiesSection application={application} />
  </Stack>
);
