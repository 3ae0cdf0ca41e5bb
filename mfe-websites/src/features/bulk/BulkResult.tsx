import { getBulkCsv, type BulkAction, type BulkOutcome } from '@yinyom/contracts/bulk/bulkAction';
import { downloadFile, formatDateTime, formatNumber, Link, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { useState } from 'react';
import styled from 'styled-components';
import { useSteerBulkActionMutation } from '../../api/bulkApi';
import { useDownload } from '@yinyom/mfe-kit/components/useDownload';
import { useBulkTexts } from '../../texts/useBulkTexts';
import { BulkRows } from './BulkRows';
import { outcomesIn } from './outcomesIn';

const Progress = styled.progress`
  width: 100%;
  height: 12px;
  accent-color: ${({ theme }) => theme.color.primary};
`;

/** Pausing, going on, and ending what is not over yet. */
const Steering = ({ action: { id, state, action } }: { action: BulkAction }) => {
  const t = useBulkTexts();
  const [steer, { isLoading }] = useSteerBulkActionMutation();
  const button = (act: 'pause' | 'resume' | 'cancel') => (
    <Button kind="secondary" busy={isLoading} onClick={() => void steer({ params: { id, act }, body: {} })}>
      {t(act === 'cancel' && state === 'waiting' && action === 'delete' ? 'undo' : act)}
    </Button>
  );
  if (!['waiting', 'running', 'paused'].includes(state)) return null;
  return (
    <>
      {state === 'running' && button('pause')}
      {state === 'paused' && button('resume')}
      {button('cancel')}
    </>
  );
};

interface OutcomeFilterProps {
  action: BulkAction;
  value: BulkOutcome | '';
  onChange: (outcome: BulkOutcome | '') => void;
}

/** Narrows the rows down to one result, where there are several: of 500 websites those that were left out are found at once. */
const OutcomeFilter = ({ action, value, onChange }: OutcomeFilterProps) => {
  const t = useBulkTexts();
  const lang = useLang();
  const found = outcomesIn(action);
  if (found.length < 2 && value === '') return null;
  return (
    <div>
      <Select
        label={t('outcome')}
        value={value}
        options={[
          { value: '' as const, label: t('outcome_all') },
          ...found.map(([outcome, count]) => ({
            value: outcome,
            label: `${t(`outcome_${outcome}`)} (${formatNumber(count, lang)})`,
          })),
        ]}
        onChange={onChange}
      />
    </div>
  );
};

/** How far something is that is done to many websites: progress, when it goes on, what became of each, and the file. */
export const BulkResult = ({ action }: { action: BulkAction }) => {
  const t = useBulkTexts();
  const lang = useLang();
  const [outcome, setOutcome] = useState<BulkOutcome | ''>('');
  const { id, state, progress, begins_at, continues_at, expected_by } = action;
  const isOpen = ['waiting', 'running', 'paused'].includes(state);
  const { loading, download } = useDownload(() =>
    downloadFile({ endpoint: getBulkCsv, params: { id }, quiet: true }),
  );
  const number = (value: number) => formatNumber(value, lang);
  return (
    <Stack $gap={4}>
      <div>
        <p role="status">
          {t(`state_${state}`)} ·{' '}
          {t('progress', { done: number(progress.done), total: number(progress.total) })}
        </p>
        {progress.done > 0 && (
          <p>
            {outcomesIn(action)
              .map(([name, count]) => `${t(`outcome_${name}`)}: ${number(count)}`)
              .join(' · ')}
          </p>
        )}
        <Progress aria-label={t('websites')} value={progress.done} max={Math.max(1, progress.total)} />
        {state === 'waiting' && begins_at && <p>{t('begins', { time: formatDateTime(begins_at) })}</p>}
        {isOpen && continues_at && <p>{t('continues', { time: formatDateTime(continues_at) })}</p>}
        {isOpen && expected_by && <p>{t('expected', { time: formatDateTime(expected_by) })}</p>}
      </div>
      <Row $gap={2}>
        <Steering action={action} />
        <Button kind="secondary" icon="download" busy={loading} onClick={() => void download()}>
          {t('csv')}
        </Button>
        {action.action === 'import' && state === 'done' && (
          <ButtonLink as={Link} to="/portfolio?health=unpublished">
            {t('to_unpublished')}
          </ButtonLink>
        )}
      </Row>
      <OutcomeFilter action={action} value={outcome} onChange={setOutcome} />
      <BulkRows key={state} action={action} outcome={outcome} />
    </Stack>
  );
};
