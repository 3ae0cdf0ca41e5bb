import type { LintFinding } from '@yinyom/contracts/websites/template';
import { languageName } from '@yinyom/contracts/websites/languageName';
import { Link, useLang, useTexts } from '@yinyom/mfe-kit';
import { Badge } from '@yinyom/ui/data/Badge';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { groupFindings } from './groupFindings';

const Item = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  justify-items: start;
  gap: ${({ theme }) => theme.space(3)};
  @media (max-width: ${({ theme }) => theme.phone}) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space(1)};
  }
`;

const Code = styled.code`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface FindingListProps {
  applicationId: string;
  findings: readonly LintFinding[];
}

/** What the check before publishing found, errors first; an error stops the publication. */
export const FindingList = ({ applicationId, findings }: FindingListProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const sorted = groupFindings(findings);
  return (
    <>
      <Stack as="ul" $gap={2}>
        {sorted.map(({ code, severity, message, languages }) => (
          <Item key={`${code}.${message}`}>
            <Badge tone={severity === 'error' ? 'danger' : 'warning'}>{t(`lint.${severity}`)}</Badge>
            <span>
              {message}
              {languages.length > 1 &&
                ` (${languages.map((language) => languageName(language, lang)).join(', ')})`}
              {code.startsWith('cookies_unclassified') && (
                <>
                  {' '}
                  <Link to={`/websites/${applicationId}/re-assign`}>{t('lint.classify')}</Link>
                </>
              )}
              <Code>{code}</Code>
            </span>
          </Item>
        ))}
      </Stack>
      {sorted.some(({ severity }) => severity === 'error') && <strong>{t('lint.blocked')}</strong>}
    </>
  );
};
