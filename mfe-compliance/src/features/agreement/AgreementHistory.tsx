import type { ProcessorAgreement } from '@yinyom/contracts/papers/agreement';
import { formatDateTime } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Stack } from '@yinyom/ui/data/Stack';
import { HistoryList } from '../../layout/HistoryList';
import { Quiet } from '../../layout/Quiet';
import { useAgreementTexts } from '../../texts/useAgreementTexts';

/** What happened to an agreement, newest first. */
export const AgreementHistory = ({ history }: Pick<ProcessorAgreement, 'history'>) => {
  const t = useAgreementTexts();
  return (
    <Card aria-labelledby="history">
      <Stack>
        <h2 id="history">{t('history.title')}</h2>
        <HistoryList>
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
        </HistoryList>
      </Stack>
    </Card>
  );
};
