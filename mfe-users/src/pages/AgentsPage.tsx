import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Confirmations } from '../features/agents/Confirmations';
import { useAgentTexts } from '../texts/useAgentTexts';

/** `/user/agents`: calls of agents that wait for a person. */
export const AgentsPage = () => {
  const t = useAgentTexts();
  return (
    <>
      <PageHeader title={t('title')} note={t('lead')} />
      <Confirmations />
    </>
  );
};
