import { AGREEMENT_STANDINGS, type AgreementStanding } from '@yinyom/contracts/papers/agreementTerms';
import type { AgreementSummary } from '@yinyom/contracts/papers/agreement';
import { formatDate, Link, useSession } from '@yinyom/mfe-kit';
import { pagedItems } from '@yinyom/mfe-kit/components/pagedItems';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Badge } from '@yinyom/ui/data/Badge';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { Select } from '@yinyom/ui/form/Select';
import { useState } from 'react';
import { useListProcessorAgreementPagesInfiniteQuery } from '../../calls/agreementsApi';
import { EmptyList } from '../../layout/EmptyList';
import { useAgreementTexts } from '../../texts/useAgreementTexts';
import { useAgreementWords } from '../../texts/useAgreementWords';
import { AgreementBadge } from '../../words/AgreementBadge';

const Standing = ({ agreement }: { agreement: AgreementSummary }) => {
  const t = useAgreementTexts();
  const { standing, state, missing, review_due } = agreement;
  return (
    <Row>
      <AgreementBadge standing={standing} />
      {review_due && <Badge tone="warning">{t('list.overdue')}</Badge>}
      {state === 'draft' && missing.length > 0 && <span>{t('list.missing', { count: missing.length })}</span>}
    </Row>
  );
};

const Rows = ({ agreements }: { agreements: readonly AgreementSummary[] }) => {
  const t = useAgreementTexts();
  return (
    <Table
      caption={t('list.table')}
      items={agreements}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'processor',
          title: t('list.processor'),
          cell: ({ id, processor_name }) => <Link to={`/compliance/agreements/${id}`}>{processor_name}</Link>,
        },
        {
          key: 'standing',
          title: t('list.standing'),
          phone: 'bare',
          cell: (agreement) => <Standing agreement={agreement} />,
        },
        {
          key: 'review',
          title: t('list.review'),
          unbroken: true,
          cell: ({ review_at }) => (review_at === null ? t('not_stated') : formatDate(review_at)),
        },
        { key: 'service', title: t('list.service'), cell: ({ service }) => service || t('not_stated') },
      ]}
    />
  );
};

/** Agreements, by the name of the processor, of one state or all; more as one scrolls. */
export const AgreementList = () => {
  const t = useAgreementTexts();
  const words = useAgreementWords();
  const { organizationId } = useSession();
  const [standing, setStanding] = useState<AgreementStanding | 'all'>('all');
  const list = useListProcessorAgreementPagesInfiniteQuery(
    { params: { id: organizationId ?? '' }, query: { standing } },
    { skip: organizationId === null },
  );
  const empty =
    standing === 'all' ? (
      <EmptyState
        icon="report"
        title={t('empty.title')}
        action={
          <ButtonLink as={Link} to="/compliance/agreements/new">
            {t('new')}
          </ButtonLink>
        }
      >
        {t('empty.text')}
      </EmptyState>
    ) : (
      <EmptyState
        icon="search"
        title={t('list.nothing')}
        action={
          <Button kind="secondary" onClick={() => setStanding('all')}>
            {t('list.show_all')}
          </Button>
        }
      />
    );
  const isEmpty = (pagedItems(list)?.length ?? 0) === 0 && standing === 'all';
  return (
    <Stack>
      {!isEmpty && (
        <Select
          label={t('list.filter')}
          value={standing}
          options={[
            { value: 'all', label: t('list.all') },
            ...AGREEMENT_STANDINGS.map((value) => ({ value, label: words(`standings.${value}`) })),
          ]}
          onChange={setStanding}
        />
      )}
      <PagedList
        list={list}
        placeholder={<Skeleton $height="240px" />}
        empty={<EmptyList list={list}>{empty}</EmptyList>}
      >
        {(agreements) => <Rows agreements={agreements} />}
      </PagedList>
    </Stack>
  );
};
