import { listApplications } from '@yinyom/contracts/websites/application';
import { apiSettings, Link, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row } from '@yinyom/ui/data/Stack';
import { Table, type Column } from '@yinyom/ui/data/Table';
import { Icon } from '@yinyom/ui/foundation/Icon';
import styled from 'styled-components';
import { DomainCell } from './DomainCell';
import { HealthPlace } from './HealthCell';
import { ManageLink } from './ManageLink';
import { ViewSwitch } from '../../common/ViewSwitch';
import { listQuery, MANY, PORTFOLIO_FROM, readView } from './listQuery';

/** What the document fills in, by the names of the fields. */
const ROW = { id: '{{id}}', domain_name: '{{domain_name}}', name: '{{name}}' };

/** The first page of the list as the page itself asks for it, so that its answer serves both; the organization is filled in. */
const rowsAddress = (): string => {
  const asked = Object.entries(listQuery('{organization}', readView(new URLSearchParams())));
  const search = new URLSearchParams(asked.filter((pair): pair is [string, string] => pair[1] !== undefined));
  return `${apiSettings.baseUrl}${listApplications.path}?${search}`.replace(
    '%7Borganization%7D',
    '{organization}',
  );
};

/** A grey shape in a line, also where cells are lines of a card. */
const Held = styled(Skeleton).attrs({ as: 'span' })`
  display: inline-block;
  max-width: 100%;
`;
/** As high as search, order and status of a long list. */
const Controls = styled(Skeleton)`
  margin-bottom: ${({ theme }) => theme.space(4)};
`;

/** The list of websites with the names that people came for; figures and verdicts are grey shapes until the page draws itself. */
export const WebsitesFirstView = () => {
  const t = useTexts('websites');
  const held = (width: string) => () => <Held $width={width} />;
  const columns: Column<typeof ROW>[] = [
    {
      key: 'domain',
      title: t('list.domain'),
      cell: ({ id, domain_name, name }) => (
        <DomainCell id={id} name={name}>
          {domain_name}
        </DomainCell>
      ),
    },
    { key: 'health', title: t('list.health'), phone: 'bare', cell: () => <HealthPlace /> },
    { key: 'cookies', title: t('list.cookies'), cell: held('2em') },
    { key: 'status', title: t('list.status'), phone: 'bare', cell: held('9em') },
    { key: 'updated', title: t('list.updated'), unbroken: true, cell: held('9em') },
    {
      key: 'manage',
      title: t('list.actions'),
      hiddenTitle: true,
      cell: ({ id, domain_name }) => <ManageLink id={id} domain={domain_name} />,
    },
  ];
  return (
    <>
      <PageHeader
        title={t('list.title')}
        note={t('list.lead')}
        actions={
          <Row $gap={3}>
            <div data-from={PORTFOLIO_FROM}>
              <ViewSwitch shown="list" />
            </div>
            <ButtonLink as={Link} to="/websites?add=1">
              <Icon name="add" size={18} />
              {t('list.add')}
            </ButtonLink>
          </Row>
        }
      />
      <div data-from={MANY}>
        <Controls $height="74px" />
      </div>
      <div data-rows={rowsAddress()}>
        <Table caption={t('list.title')} columns={columns} items={[ROW]} rowKey={({ id }) => id} />
      </div>
    </>
  );
};
