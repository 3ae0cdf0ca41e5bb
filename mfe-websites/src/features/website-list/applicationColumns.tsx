import type { Application } from '@yinyom/contracts/websites/application';
import { formatDate, formatDateTime, formatNumber } from '@yinyom/mfe-kit';
import type { Lang } from '@yinyom/contracts/constants';
import { LongName } from '@yinyom/ui/data/LongName';
import type { Column } from '@yinyom/ui/data/Table';
import { DomainCell, Note } from './DomainCell';
import { HealthCell } from './HealthCell';
import { ManageLink } from './ManageLink';
import { ApplicationBadges } from '../../common/ApplicationBadges';

type Words = (key: string, values?: Record<string, string>) => string;

/**
 * Columns of the website list (specification §2): domain, how it stands, cookies found, status, dates, manage.
 * @param pageOf ids of the websites that are on the same page of the list
 */
export const applicationColumns = (
  t: Words,
  lang: Lang,
  pageOf: (id: string) => string,
): Column<Application>[] => [
  {
    key: 'domain',
    title: t('list.domain'),
    cell: ({ id, domain_name, name }) => (
      <DomainCell id={id} name={name}>
        <LongName>{domain_name}</LongName>
      </DomainCell>
    ),
  },
  {
    key: 'health',
    title: t('list.health'),
    phone: 'bare',
    cell: ({ id, organization }) => (
      <HealthCell applicationId={id} organizationId={organization.id} page={pageOf(id)} />
    ),
  },
  {
    key: 'cookies',
    title: t('list.cookies'),
    cell: ({ cookie_count, unclassified_count }) => (
      <>
        {formatNumber(cookie_count, lang)}
        {unclassified_count > 0 && (
          <Note>{t('list.unclassified', { number: formatNumber(unclassified_count, lang) })}</Note>
        )}
      </>
    ),
  },
  {
    key: 'status',
    title: t('list.status'),
    phone: 'bare',
    cell: (application) => <ApplicationBadges application={application} />,
  },
  {
    key: 'updated',
    title: t('list.updated'),
    cell: ({ updated_at, created_at }) => (
      <>
        {formatDateTime(updated_at)}
        <Note>{t('list.createdAt', { time: formatDate(created_at) })}</Note>
      </>
    ),
  },
  {
    key: 'manage',
    title: t('list.actions'),
    hiddenTitle: true,
    cell: ({ id, domain_name }) => <ManageLink id={id} domain={domain_name} />,
  },
];
