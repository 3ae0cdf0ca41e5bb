import type { AnswerOf } from '@yinyom/contracts/endpoint';
import type { refreshProcessingActivities } from '@yinyom/contracts/papers/activities';
import { errorMessage, toast, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { useRefreshProcessingActivitiesMutation } from '../../calls/recordApi';
import { useFocusAfterChange } from '@yinyom/mfe-kit/components/useFocusAfterChange';
import { useRecordTexts } from '../../texts/useRecordTexts';
import { Differences } from './Differences';

type Compared = AnswerOf<typeof refreshProcessingActivities>['differences'];

/** Shows what the saved versions do not say of what the platform knows by now, and saves that as new versions when asked to. */
export const RefreshCard = () => {
  const t = useRecordTexts();
  const { organizationId } = useSession();
  const [refresh, { isLoading }] = useRefreshProcessingActivitiesMutation();
  /** Null: not compared yet. */
  const [compared, setCompared] = useState<Compared | null>(null);
  const heading = useFocusAfterChange<HTMLHeadingElement>(compared);
  const run = async (apply: boolean) => {
    try {
      const { differences } = await refresh({
        params: { id: organizationId ?? '' },
        body: { apply },
      }).unwrap();
      setCompared(apply ? [] : differences);
      if (apply) toast.success(t('refresh.applied', { count: differences.length }));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  const differs = compared !== null && compared.length > 0;
  return (
    <Card aria-labelledby="refresh">
      <Stack>
        <h2 id="refresh" ref={heading} tabIndex={-1}>
          {t('refresh.title')}
        </h2>
        <p>{t('refresh.hint')}</p>
        <div role="status">{compared?.length === 0 && <p>{t('refresh.none')}</p>}</div>
        {differs && <Differences differences={compared} />}
        <Row>
          {differs && (
            <Button busy={isLoading} onClick={() => void run(true)}>
              {t('refresh.apply')}
            </Button>
          )}
          <Button kind="secondary" icon="refresh" busy={isLoading} onClick={() => void run(false)}>
            {t('refresh.compare')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
};
