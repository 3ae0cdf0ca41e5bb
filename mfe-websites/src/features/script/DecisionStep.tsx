import type { Application } from '@yinyom/contracts/websites/application';
import { formatDateTime, Link, selectApplication, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { useFirstDecisionQuery } from '../../api/consentLogApi';
import { InstallStep } from './InstallSteps';
import { StatusLine } from './StatusLine';

/** Milliseconds between two looks for the first decision. */
const WAIT_MS = 4000;

/** The latest decision of a website, or null; looks again and again until there is one. */
const useDecision = ({ id, template_version }: Application) => {
  const call = { query: { application_id: id, limit: '1' }, quiet: true } as const;
  const skip = template_version === 0;
  const { data } = useFirstDecisionQuery(call, { skip, refetchOnMountOrArgChange: true });
  const decision = data?.entities[0] ?? null;
  useFirstDecisionQuery(call, {
    skip: skip || decision !== null,
    pollingInterval: WAIT_MS,
    skipPollingIfUnfocused: true,
  });
  return decision;
};

/** Whether a visitor's decision was recorded: then everything works from end to end. */
export const DecisionStep = ({ application, seen }: { application: Application; seen: boolean }) => {
  const t = useTexts('websites');
  const decision = useDecision(application);
  const state = decision ? 'done' : seen ? 'now' : 'later';
  return (
    <InstallStep number={3} title={t('steps.decision')} state={state}>
      <div role="status" aria-label={t('steps.decisionStatus')}>
        {decision && (
          <StatusLine mark="good">
            {t('steps.decided', { time: formatDateTime(decision.consent_time) })}
          </StatusLine>
        )}
        {!decision && seen && (
          <StatusLine mark="waiting" busy>
            {t('steps.deciding')}
          </StatusLine>
        )}
        {state === 'later' && <p>{t('steps.decisionLater')}</p>}
      </div>
      {decision && (
        <div>
          <ButtonLink as={Link} to="/dashboard" onClick={() => void selectApplication(application)}>
            {t('common.toDashboard')}
          </ButtonLink>
        </div>
      )}
    </InstallStep>
  );
};
