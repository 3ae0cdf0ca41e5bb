import type { LintFinding } from '@yinyom/contracts/websites/template';
import { useLang, useTexts } from '@yinyom/mfe-kit';
import { Fold } from '@yinyom/ui/data/Fold';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import type { Reading } from '@yinyom/contracts/websites/reading';
import { FindingList } from './FindingList';
import { groupFindings } from './groupFindings';
import { ReadingTable } from './ReadingTable';
import type { Where } from './whereOf';

const Root = styled.div`
  margin-bottom: ${({ theme }) => theme.space(5)};
`;
const Count = styled.span`
  font-weight: ${({ theme }) => theme.font.weight.normal};
`;

/** What the check before publishing finds in the draft as it stands, told anew while it is typed. */
export const LawCheck = ({
  applicationId,
  findings,
  readings,
  onGo,
}: {
  applicationId: string;
  findings: readonly LintFinding[];
  /** How the draft would be read. */
  readings: readonly Reading[];
  onGo: (where: Where) => void;
}) => {
  const t = useTexts('websites');
  const groups = groupFindings(findings, useLang());
  const errors = groups.filter(({ severity }) => severity === 'error').length;
  const count = { errors: String(errors), warnings: String(groups.length - errors) };
  return (
    <Root>
      <Fold
        look="card"
        title={
          <span>
            {t('lint.title')}{' '}
            <Count role="status">{t(findings.length === 0 ? 'lint.nothing' : 'lint.count', count)}</Count>
          </span>
        }
      >
        <Stack $gap={5}>
          {findings.length > 0 && (
            <Stack $gap={3}>
              <FindingList {...{ applicationId, findings, onGo }} />
              {errors > 0 && <strong>{t('lint.blocked')}</strong>}
            </Stack>
          )}
          <ReadingTable readings={readings} />
        </Stack>
      </Fold>
    </Root>
  );
};
