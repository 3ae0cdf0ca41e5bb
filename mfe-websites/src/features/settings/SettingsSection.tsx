import type { Application } from '@yinyom/contracts/websites/application';
import { Stack } from '@yinyom/ui/data/Stack';
import { DangerZone } from './DangerZone';
import { ServerSecret } from './ServerSecret';
import { SettingsForm } from './SettingsForm';

/** What a website is and how its consent is kept; switching it off; deleting it. */
export const SettingsSection = ({ application }: { application: Application }) => (
  <Stack $gap={6} $form>
    <SettingsForm key={application.updated_at} application={application} />
    <ServerSecret application={application} />
    <DangerZone application={application} />
  </Stack>
);
