import type { RequestConsentRecord } from '@yinyom/contracts/requests/consentRecord';
import { isOpen } from '@yinyom/contracts/requests/requestStates';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { confirmDialog, errorMessage, toast, useLang } from '@yinyom/mfe-kit';
import { useFocusAfterChange } from '@yinyom/mfe-kit/components/useFocusAfterChange';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Facts } from '@yinyom/ui/data/Facts';
import { Fold } from '@yinyom/ui/data/Fold';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { useGetRequestConsentRecordQuery } from '../../calls/requestsApi';
import { useEraseRequestConsentsMutation } from '../../calls/workApi';
import { Quiet } from '../../layout/Quiet';
import { LeftOut } from '../../layout/LeftOut';
import { isUnknownDecision, RecordMissing } from '../../layout/RecordMissing';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

/** Decisions of the person. */
const Decisions = ({ decisions, total, erased, left_out }: RequestConsentRecord) => {
  const t = useComplianceTexts();
  return (
    <Stack $gap={2}>
      {erased && <p>{t('consent_record.is_erased')}</p>}
      <LeftOut left_out={left_out} />
      {decisions.map(({ title, rows }) => (
        <Fold key={`${title} ${rows.at(-1)?.value}`} title={title}>
          <Facts facts={rows.map(({ name, value }) => [name, value] as const)} />
        </Fold>
      ))}
      {total > decisions.length && (
        <Quiet>{t('consent_record.more', { shown: decisions.length, total })}</Quiet>
      )}
    </Stack>
  );
};

/** What the platform itself has about the decision that the person named, and its erasure once a person confirms it. */
export const ConsentRecordCard = ({ request }: { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  const language = useLang();
  const [isShown, setShown] = useState(false);
  const [erase, { isLoading }] = useEraseRequestConsentsMutation();
  const { id, consent_id, rights, state, tasks, etag } = request;
  /** Read when it is asked for: each reading is in the audit log. */
  const {
    data,
    error: problem,
    isError,
    refetch,
  } = useGetRequestConsentRecordQuery(
    { params: { id }, query: { language }, quiet: true },
    { skip: !isShown },
  );
  const isUnknown = isError && isUnknownDecision(problem);
  const isDone = tasks.some((task) => task.by_platform && task.state === 'done');
  const mayErase =
    rights.includes('erasure') && isOpen(state) && state !== 'received' && !isDone && !isUnknown;
  const heading = useFocusAfterChange<HTMLHeadingElement>(`${isShown} ${mayErase} ${isError}`);
  const askErase = async () => {
    const goAhead = await confirmDialog({
      title: t('consent_record.erase_title'),
      text: t('consent_record.erase_text'),
      confirm: t('consent_record.erase'),
      danger: true,
    });
    if (!goAhead) return;
    try {
      await erase({ params: { id }, ifMatch: etag }).unwrap();
      toast.success(t('consent_record.erased'));
    } catch (error) {
      // The card then says what can be done about it.
      if (isUnknownDecision(error)) setShown(true);
      toast.error(errorMessage(error));
    }
  };
  return (
    <Card aria-labelledby="consent-record">
      <Stack>
        <h2 id="consent-record" ref={heading} tabIndex={-1}>
          {t('consent_record.title')}
        </h2>
        <p>{t('consent_record.lead', { id: consent_id ?? '' })}</p>
        {isShown && data && !isError && <Decisions {...data} />}
        {isShown && (isError || !data) && (
          <RecordMissing error={isError ? problem : undefined} onRetry={() => void refetch()} />
        )}
        <Row>
          {!isShown && (
            <Button kind="secondary" size="small" onClick={() => setShown(true)}>
              {t('consent_record.show')}
            </Button>
          )}
          {mayErase && (
            <Button kind="danger" size="small" busy={isLoading} onClick={() => void askErase()}>
              {t('consent_record.erase')}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
};
