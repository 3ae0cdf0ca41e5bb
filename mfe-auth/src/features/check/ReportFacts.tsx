import type { CheckResult, PublicCheck } from '@yinyom/contracts/scanner/publicCheck';
import { formatDateTime, formatNumber, useLang } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useCheckTexts } from '../../texts/useCheckTexts';
import { unknownItems, withoutConsent } from './reportRows';

const Verdict = styled.p<{ $tone: 'danger' | 'warning' | 'ink' }>`
  color: ${({ theme, $tone }) => theme.color[$tone]};
  font-size: ${({ theme }) => theme.font.size.h3};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;
const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** The result in a sentence, what it rests on, and that it is no judgement of a court. */
export const ReportFacts = ({ check, result }: { check: PublicCheck; result: CheckResult }) => {
  const t = useCheckTexts();
  const lang = useLang();
  const seen = result.pages.filter(({ state }) => state === 'loaded').length;
  const found = result.violations.length + withoutConsent(result).length;
  const unknown = unknownItems(result.items);
  const number = (count: number) => formatNumber(count, lang);
  const isBlocked = check.status === 'blocked';
  const sentence = isBlocked
    ? t('verdict.blocked')
    : found > 0
      ? t('verdict.found', { number: number(found) })
      : t('verdict.none');
  return (
    <Card>
      <Stack $gap={3}>
        <Verdict $tone={isBlocked ? 'warning' : found > 0 ? 'danger' : 'ink'}>{sentence}</Verdict>
        <p>
          {t('verdict.seen', {
            time: formatDateTime(check.started_at ?? check.created_at),
            pages: number(seen),
            items: number(result.items_total),
          })}
        </p>
        {isBlocked && found > 0 && <p>{t('verdict.found', { number: number(found) })}</p>}
        {unknown > 0 && <p>{t('verdict.unknown', { number: number(unknown) })}</p>}
        <p>{t('verdict.careful')}</p>
        <Quiet>
          {t('verdict.kept', { time: formatDateTime(check.kept_until) })}
          {result.browser && ` · ${result.browser}`}
        </Quiet>
      </Stack>
    </Card>
  );
};
