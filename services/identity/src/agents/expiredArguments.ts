import { MINUTE_MS } from '@yinyom/contracts/durations';
import type { Logger } from '@yinyom/service-kit/logger';
import { watchJob } from '@yinyom/service-kit/metrics/jobs';
import { repeatedly } from '@yinyom/service-kit/repeatedly';
import type { AgentConfirmationStore } from './agentConfirmation.store';

/** Forgets again and again what was to be sent with confirmations that expired; of several processes each may. */
export const scheduleExpiredArguments = (
  store: Pick<AgentConfirmationStore, 'forgetExpired'>,
  logger: Logger,
) =>
  repeatedly(
    () =>
      watchJob('agent_arguments', () => store.forgetExpired(new Date())).then(
        () => undefined,
        (error: unknown) =>
          logger.warn({ err: error }, 'arguments of expired confirmations were not forgotten yet'),
      ),
    MINUTE_MS,
  );
