import type { LintFinding } from '@yinyom/contracts/websites/template';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useReviewTexts } from '../../texts/useReviewTexts';

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space(3)};
  @media (max-width: ${({ theme }) => theme.phone}) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;
const Code = styled.code`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** What is said alike about several places is said once, with all of them. */
const grouped = (findings: readonly LintFinding[]) => {
  const groups = new Map<string, Omit<LintFinding, 'field'> & { fields: string[] }>();
  for (const { field, ...finding } of findings) {
    const key = `${finding.code} ${finding.message}`;
    const group = groups.get(key) ?? { ...finding, fields: [] };
    if (field !== undefined) group.fields.push(field);
    groups.set(key, group);
  }
  return [...groups.values()];
};

/** What the automatic check says about the published version now. */
export const ReviewCheck = ({ findings }: { findings: readonly LintFinding[] }) => {
  const t = useReviewTexts();
  return (
    <Card aria-labelledby="review-check">
      <Stack $gap={3}>
        <h2 id="review-check">{t('check')}</h2>
        <p>{t('check_note')}</p>
        {findings.length === 0 && <p>{t('check_none')}</p>}
        <Stack as="ul" $gap={2}>
          {grouped(findings).map(({ code, severity, fields, message }) => (
            <Item key={`${code} ${message}`}>
              <Badge tone={severity === 'error' ? 'danger' : 'warning'}>{t(severity)}</Badge>
              <span>
                {message}
                <Code>{[code, fields.join(', ')].filter(Boolean).join(' · ')}</Code>
              </span>
            </Item>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
};
