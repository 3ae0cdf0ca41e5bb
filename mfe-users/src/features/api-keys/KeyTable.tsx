import type { ApiKey } from '@yinyom/contracts/identity/apiKeys';
import { formatDate, formatDateTime } from '@yinyom/mfe-kit';
import { Badge, type BadgeTone } from '@yinyom/ui/data/Badge';
import { Table } from '@yinyom/ui/data/Table';
import styled from 'styled-components';
import { useKeysTexts } from '../../texts/useKeysTexts';
import { KeyActions } from './KeyActions';
import { SCOPE_GROUPS } from '../../api-key-scopes/scopeGroups';
import { NameCell } from '../../layout/NameCell';

const Pair = styled(NameCell)`
  > code {
    color: ${({ theme }) => theme.color.muted};
    font-family: ${({ theme }) => theme.font.mono};
    font-size: ${({ theme }) => theme.font.size.small};
    white-space: nowrap;
  }
`;

const TONES: Record<ApiKey['state'], BadgeTone> = {
  active: 'success',
  expired: 'warning',
  orphaned: 'danger',
  revoked: 'neutral',
};

/** The API keys of the organization with what they may, when they were used and when they end. */
export const KeyTable = ({ keys }: { keys: readonly ApiKey[] }) => {
  const t = useKeysTexts();
  const may = ({ scopes }: ApiKey): string =>
    SCOPE_GROUPS.map(({ noun, scopes: all }) => {
      const verbs = all.filter(({ scope }) => scopes.includes(scope)).map(({ verb }) => t(`verb.${verb}`));
      return verbs.length > 0 ? `${t(`scope.${noun}`)}: ${verbs.join(', ')}` : '';
    })
      .filter(Boolean)
      .join(' · ');
  return (
    <Table
      caption={t('table')}
      items={keys}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          title: t('column.name'),
          cell: ({ name, prefix, agent }) => (
            <Pair>
              <span>
                {name} {agent && <Badge tone="info">{t('agent')}</Badge>}
              </span>
              <code>{prefix}…</code>
            </Pair>
          ),
        },
        {
          key: 'state',
          title: t('column.state'),
          phone: 'bare',
          cell: ({ state }) => <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>,
        },
        {
          key: 'may',
          title: t('column.may'),
          cell: (key) => (
            <Pair>
              <small>{may(key)}</small>
              {key.application_ids && <small>{t('websites', { count: key.application_ids.length })}</small>}
              {key.ip_ranges.length > 0 && <small>{key.ip_ranges.join(', ')}</small>}
            </Pair>
          ),
        },
        {
          key: 'used',
          title: t('column.used'),
          cell: ({ last_used_at }) => formatDateTime(last_used_at) || t('never_used'),
        },
        {
          key: 'end',
          title: t('column.end'),
          cell: ({ expires_at, overlap_until }) => (
            <span>
              {formatDate(expires_at) || t('form.never')}
              {overlap_until && <> · {t('overlap', { until: formatDateTime(overlap_until) })}</>}
            </span>
          ),
        },
        { key: 'by', title: t('column.by'), cell: ({ created_by }) => created_by.name },
        {
          key: 'actions',
          title: t('column.actions'),
          hiddenTitle: true,
          align: 'end',
          cell: (key) => <KeyActions apiKey={key} />,
        },
      ]}
    />
  );
};
