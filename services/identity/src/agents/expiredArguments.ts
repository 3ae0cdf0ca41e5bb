import { MINUTE_MS } from '@yinyom/contracts/durations';
import type { Logger } from '@yinyom/service-kit/logger';
import { scheduledJob } from '@yinyom/service-kit/scheduledJob';
import type { AgentConfirmationStore } from './agentConfirmation.store';

/** Forgets again and again what was to be sent with confirmations that expired; of several processes each may. */
export const scheduleExpiredArguments = (
  store: Pick<AgentConfirmationStore, 'forgetExpired'>,
  logger: Logger,
) =>
  scheduledJob('agent_arguments', () => store.forgetExpired(new Date()), MINUTE_MS, logger, {
    failed: 'arguments of expired confirmations were not forgotten yet',
  });
