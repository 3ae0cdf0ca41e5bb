import type { Application } from '@yinyom/contracts/websites/application';
import { formatDateTime, useTexts } from '@yinyom/mfe-kit';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../common/ExternalLink';
import { InstallStep } from './InstallSteps';
import { isFound } from './isFound';
import { StatusLine } from './StatusLine';

interface SeenStepProps {
  application: Application;
  /** The line was copied: this is what comes next. */
  next: boolean;
  /** How the banner is published; before that a script says nothing of itself. */
  publication: ReactNode;
}

/** Whether browsers ran the script, and where they did so without anything being recorded. Follows by itself. */
export const SeenStep = ({ application, next, publication }: SeenStepProps) => {
  const t = useTexts('websites');
  const { domain_name: domain, installation, template_version } = application;
  const seenAt = installation?.seen_at ?? null;
  const published = template_version > 0;
  return (
    <InstallStep
      number={2}
      title={t('steps.seen', { domain })}
      state={seenAt ? 'done' : next ? 'now' : 'later'}
    >
      {!published && publication}
      <div role="status" aria-label={t('steps.seenStatus')}>
        {seenAt && (
          <StatusLine mark="good">
            {t('script.seen', { host: installation?.seen_host ?? domain, time: formatDateTime(seenAt) })}
          </StatusLine>
        )}
        {!seenAt && published && (
          <StatusLine mark="waiting" busy>
            {t(isFound(application) ? 'script.found' : 'script.waiting', { domain })}
          </StatusLine>
        )}
        {installation?.unrecorded_hosts.map(({ host, seen_at }) => (
          <StatusLine key={host} mark="waiting" note={t('installation.foreignText', { domain })}>
            {t('installation.foreign', { host, time: formatDateTime(seen_at) })}
          </StatusLine>
        ))}
      </div>
      {published && !seenAt && (
        <ExternalLink href={`https://${domain}/`}>{t('steps.openSite', { domain })}</ExternalLink>
      )}
    </InstallStep>
  );
};
