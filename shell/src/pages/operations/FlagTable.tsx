import type { PartFlag } from '@yinyom/contracts/release/partFlags';
import { errorMessage, formatDateTime, openModal, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Table } from '@yinyom/ui/data/Table';
import { FlagModal } from './FlagModal';
import { useListPartFlagsQuery } from './partsApi';
import { useFlagWords } from './useFlagWords';

const open = (flag: PartFlag) => () => openModal((close) => <FlagModal flag={flag} close={close} />);

/** Feature flags of a part; nothing where it has none. */
export const FlagTable = ({ part }: { part: string }) => {
  const t = useTexts('operations');
  const { settingOf, authorOf } = useFlagWords();
  const { data, error, isError, refetch } = useListPartFlagsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data && isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
  // Most parts have none: a place that is held for them would move the page when it goes.
  if (!data) return null;
  const flags = data.flags.filter((flag) => flag.part === part);
  if (flags.length === 0) return null;
  return (
    <>
      <h3>{t('flags')}</h3>
      <p>{t('flags_lead')}</p>
      <Table
        caption={`${t('flags')}: ${part}`}
        items={flags}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'flag',
            title: t('flag'),
            minWidth: '12rem',
            cell: ({ name, description }) => (
              <>
                <code>{name}</code>
                <br />
                {description ?? t('flag_unknown')}
              </>
            ),
          },
          { key: 'setting', title: t('flag_setting'), cell: (flag) => settingOf(flag, flag.default) },
          {
            key: 'changed',
            title: t('flag_changed'),
            cell: ({ changes: [last] }) => (last ? `${formatDateTime(last.at)} · ${authorOf(last.by)}` : '–'),
          },
          {
            key: 'change',
            title: t('flag_change'),
            hiddenTitle: true,
            align: 'end',
            cell: (flag) => (
              <Button
                kind="secondary"
                size="small"
                aria-label={t('flag_change_label', { name: flag.name })}
                onClick={open(flag)}
              >
                {t('flag_change')}
              </Button>
            ),
          },
        ]}
      />
    </>
  );
};
