import type { AgentConfirmation } from '@yinyom/contracts/identity/agentConfirmations';
import { useAgentTexts } from '../../texts/useAgentTexts';
import { useKeysTexts } from '../../texts/useKeysTexts';
import { SCOPE_GROUPS } from '../../api-key-scopes/scopeGroups';

type Call = Pick<AgentConfirmation, 'call' | 'method' | 'scope'>;

/** Calls that have words of their own; all others are said by what they do to which kind of thing. */
const WORDED: ReadonlySet<string> = new Set([
  ...['saveTemplate', 'savePolicy', 'publishGroup', 'updateApplication', 'disableApplication'],
  ...['deleteApplication', 'moveApplication', 'startBulkAction', 'importWebsites', 'applyImport'],
  ...['deleteCookie', 'deleteCategory', 'updateCategory', 'deleteGroup', 'addBlockRule', 'removeBlockRule'],
  ...['mailInstructions', 'makeServerSecret', 'addOrganizationUser', 'updateOrganizationUser'],
  ...['removeOrganizationUser', 'createWebhook', 'updateWebhook', 'deleteWebhook'],
  ...['answerSubjectRequest', 'rejectSubjectRequest'],
]);

/** What a call does, in the words of the reader. A call of a later version has its name. */
export const useCallWords = () => {
  const t = useAgentTexts();
  const tKeys = useKeysTexts();
  return ({ call, method, scope }: Call): string => {
    if (WORDED.has(call)) return t(`call.${call}`);
    const group = SCOPE_GROUPS.find(({ noun }) => noun === scope.split(':')[0]);
    const noun = group ? tKeys(`scope.${group.noun}`) : call;
    return t(method === 'DELETE' ? 'other.remove' : 'other.change', { noun });
  };
};
