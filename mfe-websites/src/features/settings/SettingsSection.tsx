import type { Application } from '@yinyom/contracts/websites/application';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { DangerZone } from './DangerZone';
import { SettingsForm } from './SettingsForm';

/** Lines are no longer than what stands in them needs. */
const Root = styled(Stack)`
  max-width: 800px;
`;

/** What a website is and how its consent is kept; switching it off; deleting it. */
export const SettingsSection = ({ application }: { application: Application }) => (
  <Root $gap={6}>
    <SettingsForm key={application.updated_at} application={application} />
    <DangerZone application={application} />
  </Root>
);
