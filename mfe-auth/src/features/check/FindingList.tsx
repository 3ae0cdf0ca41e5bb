import type { CheckResult } from '@yinyom/contracts/scanner/publicCheck';
import { formatNumber, useLang } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useCheckTexts } from '../../texts/useCheckTexts';

type Finding = CheckResult['findings'][number];

const TONES = { violation: 'danger', warning: 'warning', notice: 'neutral' } as const;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(90px, 140px) minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  margin: 0;
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    margin: 0;
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A measured value as people read it; names of browser calls and addresses stay what they are. */
const shown = (value: Finding['evidence'][string]): string =>
  Array.isArray(value) ? value.join(' → ') : String(value);

const FindingCard = ({ finding }: { finding: Finding }) => {
  const t = useCheckTexts();
  const lang = useLang();
  const { code, verdict, page, pages, passes, company, host, script, evidence } = finding;
  const who = [company, host, script].filter(Boolean).join(' · ');
  return (
    <Card as="li">
      <Stack $gap={2}>
        <h3>{t(`words.finding.${code}.title`)}</h3>
        <Row $gap={2}>
          <Badge tone={TONES[verdict]}>{t(`words.verdict.${verdict}`)}</Badge>
          {passes.map((pass) => (
            <Badge key={pass}>{t(`passMark.${pass}`)}</Badge>
          ))}
        </Row>
        <Facts>
          {who && (
            <>
              <dt>{t('findings.who')}</dt>
              <dd>{who}</dd>
            </>
          )}
          <dt>{t('column.page')}</dt>
          <dd>
            {page}
            {pages > 1 && ` ${t('findings.more', { number: formatNumber(pages - 1, lang) })}`}
          </dd>
          {Object.entries(evidence).map(([name, value]) => [
            <dt key={name}>{name.replace(/_/g, ' ')}</dt>,
            <dd key={`${name} value`}>{shown(value)}</dd>,
          ])}
        </Facts>
      </Stack>
    </Card>
  );
};

/** What was seen besides cookies, with what it was judged by: whoever is accused can check it. */
export const FindingList = ({ findings }: { findings: readonly Finding[] }) => (
  <Stack as="ul" $gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
    {findings.map((finding, at) => (
      <FindingCard key={`${finding.code} ${finding.host ?? ''} ${at}`} finding={finding} />
    ))}
  </Stack>
);
