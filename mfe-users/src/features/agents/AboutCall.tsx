import type { AgentConfirmation } from '@yinyom/contracts/identity/agentConfirmations';
import { useAgentTexts } from '../../texts/useAgentTexts';
import { useGetWebsiteOfCallQuery } from './agentsApi';

const Website = ({ id }: { id: string }) => {
  const t = useAgentTexts();
  const { data } = useGetWebsiteOfCallQuery({ params: { id } });
  return <>{t('website', { name: data?.domain_name ?? id })}</>;
};

/** What a call is about: a website by its name, a group, or more than one. */
export const AboutCall = ({ about }: Pick<AgentConfirmation, 'about'>) => {
  const t = useAgentTexts();
  if (about.application_id) return <Website id={about.application_id} />;
  return <>{t(about.group_id ? 'group' : 'organization')}</>;
};
