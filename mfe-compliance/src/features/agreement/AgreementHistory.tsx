import type { ProcessorAgreement } from '@yinyom/contracts/papers/agreement';
import { formatDateTime } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useAgreementTexts } from '../../texts/useAgreementTexts';

const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  > li {
    padding-inline-start: ${({ theme }) => theme.space(3)};
    border-inline-start: 3px solid ${({ theme }) => theme.color.line};
    overflow-wrap: anywhere;
  }
`;
const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** What happened to an agreement, newest first. */
export const AgreementHistory = ({ history }: Pick<ProcessorAgreement, 'history'>) => {
  const t = useAgreementTexts();
  return (
    <Card aria-labelledby="history">
      <Stack>
        <h2 id="history">{t('history.title')}</h2>
        <List>
          {history.toReversed().map(({ at, by, happened, sha256, remark }, index) => (
            // The history only grows, so the place from its beginning names an entry.
            <li key={history.length - index}>
              <p>{t(`history.${happened}`)}</p>
              {remark && <p>{remark}</p>}
              {sha256 && <Quiet>SHA-256 {sha256}</Quiet>}
              <Quiet>
                {formatDateTime(at)} · {by.kind === 'system' ? t('history.system') : by.name}
              </Quiet>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  );
};
