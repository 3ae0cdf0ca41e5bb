import type { DayRecord } from '@yinyom/contracts/days/dayRecord';
import { formatDateTime, formatNumber, Link, useLang } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Fold } from '@yinyom/ui/data/Fold';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useDayTexts } from '../../texts/useDayTexts';
import { DayFacts } from './DayFacts';

const Items = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
const Muted = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** The last scan by the end of the day, and what it found. */
export const DayScan = ({ record: { scan, unknown, application } }: { record: DayRecord }) => {
  const t = useDayTexts();
  const lang = useLang();
  const number = (value: number) => formatNumber(value, lang);
  const none = unknown.includes('scans_unasked') ? t('unknown_scans_unasked') : t('scan_none');
  const hidden = scan ? scan.violations - scan.violations_list.length : 0;
  return (
    <Card aria-label={t('scan_title')}>
      <Stack $gap={3}>
        <h2>{t('scan_title')}</h2>
        {!scan && <p>{none}</p>}
        {scan && (
          <>
            <DayFacts
              items={[
                [t('scan_ended'), formatDateTime(scan.finished_at)],
                [t('scan_pages'), number(scan.pages_done)],
                [t('scan_found'), number(scan.cookies_found)],
                [t('scan_new'), [scan.new, scan.removed, scan.changed].map(number).join(' · ')],
                [t('scan_violations'), number(scan.violations)],
                [t('scan_banner'), t(`banner_${scan.banner.kind}`, { name: scan.banner.name ?? '–' })],
              ]}
            />
            {scan.status === 'partial' && <p>{t('scan_partial')}</p>}
            {scan.status === 'succeeded' && scan.violations === 0 && <p>{t('scan_clean')}</p>}
            {scan.violations_list.length > 0 && (
              <Fold title={`${t('scan_violations')} (${number(scan.violations)})`}>
                <Items>
                  {scan.violations_list.map(({ cookie, domain, page }) => (
                    <li key={`${cookie} ${domain} ${page}`}>
                      <code>{cookie}</code> · {domain}
                      <br />
                      <Muted>{page}</Muted>
                    </li>
                  ))}
                </Items>
                {hidden > 0 && <p>{t('scan_more', { number: number(hidden) })}</p>}
              </Fold>
            )}
            <Link to={`/websites/${application.id}/scans/${scan.id}`}>{t('scan_open')}</Link>
          </>
        )}
      </Stack>
    </Card>
  );
};
