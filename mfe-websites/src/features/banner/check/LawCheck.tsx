import type { LintFinding } from '@yinyom/contracts/websites/template';
import { useLang, useTexts } from '@yinyom/mfe-kit';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { FindingList } from './FindingList';
import { groupFindings } from './groupFindings';
import type { Where } from './whereOf';

const Root = styled.details`
  margin-bottom: ${({ theme }) => theme.space(5)};
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  summary {
    cursor: pointer;
  }
  summary > strong {
    margin-inline-end: ${({ theme }) => theme.space(2)};
  }
  &[open] > summary {
    margin-bottom: ${({ theme }) => theme.space(4)};
  }
`;

/** What the check before publishing finds in the draft as it stands, told anew while it is typed. */
export const LawCheck = ({
  applicationId,
  findings,
  onGo,
}: {
  applicationId: string;
  findings: readonly LintFinding[];
  onGo: (where: Where) => void;
}) => {
  const t = useTexts('websites');
  const groups = groupFindings(findings, useLang());
  const errors = groups.filter(({ severity }) => severity === 'error').length;
  const count = { errors: String(errors), warnings: String(groups.length - errors) };
  return (
    <Root>
      <summary>
        <strong>{t('lint.title')}</strong>
        <span role="status">{t(findings.length === 0 ? 'lint.nothing' : 'lint.count', count)}</span>
      </summary>
      {findings.length > 0 && (
        <Stack $gap={3}>
          <FindingList {...{ applicationId, findings, onGo }} />
          {errors > 0 && <strong>{t('lint.blocked')}</strong>}
        </Stack>
      )}
    </Root>
  );
};
