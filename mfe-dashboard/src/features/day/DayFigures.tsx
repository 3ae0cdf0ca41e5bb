import type { DayRecord } from '@yinyom/contracts/days/dayRecord';
import { formatNumber, useLang, useTexts } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { HowCounted } from '../../share/HowCounted';
import { useShareWords } from '../../share/useShareWords';
import { useDayTexts } from '../../texts/useDayTexts';
import { DayFacts } from './DayFacts';

const Rate = styled.p`
  font-size: ${({ theme }) => theme.font.size.h1};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  font-variant-numeric: tabular-nums;
`;
const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

const SHOWN = [
  'unique_clients',
  'users_accepted',
  'users_customised',
  'users_declined',
  'withdrawn',
] as const;

/** What visitors decided on the day. A day without decisions has no rate, and few decisions have no percentage. */
export const DayFigures = ({ figures }: Pick<DayRecord, 'figures'>) => {
  const t = useDayTexts();
  const words = useTexts('dashboard');
  const lang = useLang();
  const shares = useShareWords();
  const number = (value: number) => formatNumber(value, lang);
  const counted = { part: figures.users_accepted, whole: figures.unique_clients };
  const share = shares.share(counted);
  const shown = figures.shown > 0 ? t('shown', { shown: number(figures.shown) }) : t('not_shown');
  return (
    <Card aria-label={t('figures_title')}>
      <Stack $gap={3}>
        <h2>{t('figures_title')}</h2>
        {figures.decisions === 0 ? (
          <p>
            {t('nobody')} {shown}
          </p>
        ) : (
          <>
            <div>
              <Rate>{share ?? '–'}</Rate>
              <Muted>
                {words('evidence.figure.consent_rate')} · {shares.interval(counted)}
              </Muted>
            </div>
            <DayFacts
              items={[
                [words('evidence.figure.shown'), number(figures.shown)],
                [t('answered'), number(figures.answered)],
                ...SHOWN.map((name) => [words(`evidence.figure.${name}`), number(figures[name])] as const),
                [words('evidence.figure.total'), number(figures.decisions)],
                ...(figures.by_template_version.length > 1
                  ? figures.by_template_version.map(
                      ({ template_version, count }) =>
                        [
                          `${t('decisions')} · ${t('version', { version: template_version })}`,
                          number(count),
                        ] as const,
                    )
                  : []),
              ]}
            />
            <HowCounted>{words('evidence.note.visitors')}</HowCounted>
          </>
        )}
        {figures.unrecorded > 0 && <Muted>{t('unrecorded', { number: number(figures.unrecorded) })}</Muted>}
      </Stack>
    </Card>
  );
};
