import type { LintFinding } from '@yinyom/contracts/websites/template';
import { useLang, useTexts } from '@yinyom/mfe-kit';
import { Fold } from '@yinyom/ui/data/Fold';
import { Stack } from '@yinyom/ui/data/Stack';
import type { Reading } from '@yinyom/contracts/websites/reading';
import styled from 'styled-components';
import { FindingList } from './FindingList';
import { groupFindings } from './groupFindings';
import { ReadingTable } from './ReadingTable';
import type { Where } from './whereOf';

const Count = styled.span`
  font-weight: ${({ theme }) => theme.font.weight.normal};
`;

/**
 * What the check before publishing finds, folded to its counts: below the editor, where it follows what is typed, and
 * below the changes in the dialog before publishing.
 */
export const LawCheck = ({
  applicationId,
  findings,
  above = [],
  readings,
  onGo,
}: {
  applicationId: string;
  findings: readonly LintFinding[];
  /** What it found and is shown above already: counted here, too. */
  above?: readonly LintFinding[];
  /** How the draft would be read. */
  readings: readonly Reading[];
  onGo: (where: Where) => void;
}) => {
  const t = useTexts('websites');
  const groups = groupFindings([...above, ...findings], useLang());
  const errors = groups.filter(({ severity }) => severity === 'error').length;
  const count = { errors: String(errors), warnings: String(groups.length - errors) };
  return (
    <Fold
      look="card"
      title={
        <span>
          {t('lint.title')}{' '}
          <Count role="status">{t(groups.length === 0 ? 'lint.nothing' : 'lint.count', count)}</Count>
        </span>
      }
    >
      <Stack $gap={5}>
        {findings.length > 0 && (
          <Stack $gap={3}>
            <FindingList {...{ applicationId, findings, onGo }} />
            {errors > 0 && above.length === 0 && <strong>{t('lint.blocked')}</strong>}
          </Stack>
        )}
        {readings.length > 0 && <ReadingTable readings={readings} />}
      </Stack>
    </Fold>
  );
};
