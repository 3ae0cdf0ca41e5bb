import type { Application } from '@yinyom/contracts/websites/application';
import { formatDateTime, useTexts } from '@yinyom/mfe-kit';
import { ownershipOf } from './ownershipOf';
import { StatusLine } from './StatusLine';

/** The one place that says whether the website is proved to be its owner's, with the latest look as a part of it. */
export const OwnershipStatus = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  const { domain_name: domain } = application;
  const { mark, text, method, look } = ownershipOf(application);
  const looked =
    look &&
    t('installation.looked', {
      time: formatDateTime(look.at),
      method: t(`verify.${look.method}`),
      result: t(`verify.${look.problem}`, { domain }),
    });
  const note = looked && (mark === 'good' ? `${looked} ${t('installation.stands')}` : looked);
  return (
    <div role="status" aria-label={t('verify.title')}>
      <StatusLine mark={mark} note={note}>
        {t(text, { domain, method: t(`verify.${method}`) })}
      </StatusLine>
    </div>
  );
};
