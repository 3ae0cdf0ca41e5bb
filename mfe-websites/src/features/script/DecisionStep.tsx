import type { Application } from '@yinyom/contracts/websites/application';
import { formatDateTime, useTexts } from '@yinyom/mfe-kit';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useState } from 'react';
import { useFirstDecisionQuery } from '../../api/consentLogApi';
import { InstallStep } from './InstallSteps';
import { NextCheck } from './NextCheck';
import { StatusLine } from './StatusLine';

/** Milliseconds between two looks for the first decision. */
const WAIT_MS = 4000;

/** The latest decision of a website, null while there is none, undefined until that is known; looks again until there is one. */
const useDecision = ({ id, template_version }: Application) => {
  const call = { query: { application_id: id, limit: '1' }, quiet: true } as const;
  const skip = template_version === 0;
  const { data, isError } = useFirstDecisionQuery(call, { skip, refetchOnMountOrArgChange: true });
  const known = data ? (data.entities[0] ?? null) : undefined;
  // What could not be read is looked for again like what is not there yet.
  const decision = known === undefined && (skip || isError) ? null : known;
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
  // A reader who watched the wait is shown its end; a visit months later reads a plain fact.
  const [waited, setWaited] = useState(false);
  if (decision === null && seen && !waited) setWaited(true);
  const isReached = waited && Boolean(decision);
  const state = decision ? 'done' : seen && decision === null ? 'now' : 'later';
  return (
    <InstallStep number={3} title={t('steps.decision')} state={state} isReached={isReached}>
      <div role="status" aria-label={t('steps.decisionStatus')}>
        {decision && (
          <StatusLine mark="good">
            {t(isReached ? 'steps.reached' : 'steps.decided', {
              time: formatDateTime(decision.consent_time),
            })}
          </StatusLine>
        )}
        {decision === null && seen && (
          <StatusLine mark="waiting" busy>
            {t('steps.deciding')}
          </StatusLine>
        )}
        {decision === undefined && <Skeleton $height="26px" $width="60%" />}
        {decision === null && !seen && <p>{t('steps.decisionLater')}</p>}
      </div>
      {decision && <NextCheck application={application} />}
    </InstallStep>
  );
};
