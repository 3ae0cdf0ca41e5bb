import { ALERT_STATES } from '@yinyom/contracts/notify/alertRules';
import type { Alert } from '@yinyom/contracts/notify/alerts';
import { useSearchParams } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { useAlertTexts } from '../../texts/useAlertTexts';
import { worstFirst } from './alertGroups';
import { AlertInbox } from './AlertInbox';
import { useListAlertsInfiniteQuery } from './alertsApi';
import { useAlertWords } from './useAlertWords';

const CHOICES = ['open', ...ALERT_STATES] as const;
type Choice = (typeof CHOICES)[number];
const isChoice = (text: string | null): text is Choice => CHOICES.some((choice) => choice === text);

/** Alerts of one website, newest first: those that are not over, unless the address asks for others. */
export const useAlertList = (applicationId: string | null) => {
  const asked = useSearchParams()[0].get('state');
  const state: Choice = isChoice(asked) ? asked : 'open';
  const list = useListAlertsInfiniteQuery(
    { params: { id: applicationId ?? '' }, query: { state }, quiet: true },
    { skip: applicationId === null },
  );
  return { state, list };
};

/** Why not everything of a website is looked at: it would be untrue to say that all is in order. */
export type Unwatched = 'sample' | 'unpublished' | null;

/** The list with its filter, drawn. */
export const AlertList = ({
  state,
  list,
  unwatched,
  website,
}: ReturnType<typeof useAlertList> & { unwatched: Unwatched; website: string }) => {
  const t = useAlertTexts();
  const words = useAlertWords();
  const setSearch = useSearchParams()[1];
  // While more is to come nothing may move that somebody reads.
  const ordered = (alerts: Alert[]) => (state === 'open' && !list.hasNextPage ? worstFirst(alerts) : alerts);
  const unwatchedEmpty = unwatched && (
    <EmptyState icon="clock" title={t(unwatched === 'sample' ? 'empty' : 'unwatched')}>
      {t(`unwatched_${unwatched}`)}
    </EmptyState>
  );
  const empty = (
    <EmptyState
      icon={state === 'open' ? 'check' : 'clock'}
      title={t(state === 'open' ? 'empty' : 'empty_state')}
    >
      {t(state === 'open' ? 'empty_hint' : 'empty_state_hint')}
    </EmptyState>
  );
  const placeholder = <Skeleton $height="320px" />;

  return (
    <Stack $gap={4}>
      <Row $justify="space-between">
        <Select
          label={t('show')}
          value={state}
          onChange={(next) => setSearch(next === 'open' ? {} : { state: next }, { replace: true })}
          options={CHOICES.map((value) => ({ value, label: t(`state_${value}`) }))}
        />
        <Button kind="secondary" icon="refresh" busy={list.isFetching} onClick={() => void list.refetch()}>
          {t('refresh')}
        </Button>
      </Row>
      <PagedList
        list={list}
        current
        placeholder={placeholder}
        empty={(words && state === 'open' && unwatchedEmpty) || (words && empty)}
      >
        {(alerts) =>
          words ? (
            <AlertInbox
              key={state}
              alerts={ordered(alerts)}
              words={words}
              website={website}
              more={list.hasNextPage}
            />
          ) : (
            placeholder
          )
        }
      </PagedList>
    </Stack>
  );
};
