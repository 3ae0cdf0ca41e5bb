import { addDays, bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import type { Application } from '@yinyom/contracts/websites/application';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { useState } from 'react';
import styled from 'styled-components';
import { useStandingChoicesQuery } from '../../../api/standingChoicesApi';
import type { Reconsent } from '../publish/usePublishing';

/** A choice stands for so long where a Viewer is not told the website's own setting. */
const LONGEST_DAYS = 365;

const Root = styled.div`
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.infoSoft};
  > small {
    display: block;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;

/**
 * How many visitors' choices stand, and what becomes of them. Counted are browsers that decided within the time for
 * which a choice is valid, so older choices, which are asked about anyway, are left out.
 */
export const AskedAgain = ({
  application,
  reconsent,
}: {
  application: Application;
  reconsent: Reconsent;
}) => {
  const t = useTexts('websites');
  const lang = useLang();
  const [today] = useState(() => bangkokDay(new Date()));
  const days = application.consent_expiry_days ?? LONGEST_DAYS;
  const { currentData, isError, isFetching, refetch } = useStandingChoicesQuery(
    { params: { id: application.id }, query: { from: addDays(today, 1 - days), to: today }, quiet: true },
    { refetchOnMountOrArgChange: true },
  );
  const period = { days: formatNumber(days, lang) };
  if (!currentData) {
    return (
      <Root role="status">
        {isError && !isFetching ? (
          <>
            {t('asked.unknown')}{' '}
            <Button kind="quiet" size="small" icon="refresh" onClick={() => void refetch()}>
              {t('asked.retry')}
            </Button>
          </>
        ) : (
          t('asked.counting')
        )}
      </Root>
    );
  }
  const { unique_clients: visitors } = currentData;
  return (
    <Root role="status">
      {visitors === 0
        ? t('asked.nobody', period)
        : t(`asked.${reconsent}`, { ...period, number: formatNumber(visitors, lang) })}
      {visitors > 0 && <small>{t('asked.counted')}</small>}
    </Root>
  );
};
