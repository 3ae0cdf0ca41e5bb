import { confirmDialog, errorMessage, logOut, toast } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useUsersTexts } from '../../texts/useUsersTexts';
import { useListSessionsQuery, useLogOutEverywhereMutation } from './sessionsApi';
import { SessionTable } from './SessionTable';

/** Where the user is logged in, to end one session or all of them. */
export const Sessions = () => {
  const t = useUsersTexts();
  const { data, error, isError, refetch } = useListSessionsQuery();
  const [endAll, { isLoading }] = useLogOutEverywhereMutation();

  const leaveEverywhere = async () => {
    const goAhead = await confirmDialog({
      title: t('sessions.revoke_all'),
      text: t('sessions.revoke_all_text'),
      confirm: t('sessions.revoke_all'),
      danger: true,
    });
    if (!goAhead) return;
    try {
      await endAll({ body: { all: true } }).unwrap();
      logOut();
    } catch (failure) {
      toast.error(errorMessage(failure));
    }
  };

  return (
    <Card aria-labelledby="sessions">
      <Stack>
        <Row $justify="space-between">
          <h2 id="sessions">{t('sessions.title')}</h2>
          <Button kind="secondary" busy={isLoading} onClick={() => void leaveEverywhere()}>
            {t('sessions.revoke_all')}
          </Button>
        </Row>
        {isError && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
        {!data && !isError && <Skeleton $height="120px" />}
        {data && <SessionTable sessions={data.entities} />}
      </Stack>
    </Card>
  );
};
