import type { ScanItem } from '@yinyom/contracts/scanner/scan';
import { useTexts } from '@yinyom/mfe-kit';
import { LongName } from '@yinyom/ui/data/LongName';
import { Table } from '@yinyom/ui/data/Table';
import type { Column } from '@yinyom/ui/data/Table';
import styled from 'styled-components';
import { CookieDuration } from '../../common/CookieDuration';
import { useTypeTitle } from '../../common/useTypeTitle';
import { PassMarks } from './PassMarks';
import { setterAddress } from './setterWords';

const Name = styled.div`
  > small {
    display: block;
    color: ${({ theme }) => theme.color.muted};
  }
`;

interface FoundItemTableProps {
  items: readonly ScanItem[];
  applicationId: string;
  /** Names the table; without one it has everything that was found. */
  caption?: string;
}

/** Cookies and stored items with where they come from, how long they live and when they were set. */
export const FoundItemTable = ({ items, applicationId, caption }: FoundItemTableProps) => {
  const titleOf = useTypeTitle(applicationId);
  const t = useTexts('websites');
  const columns: Column<ScanItem>[] = [
    {
      key: 'name',
      title: t('cookie.name'),
      cell: ({ name, domain, kind }) => (
        <Name>
          <code>
            <LongName>{name}</LongName>
          </code>
          <small>
            <LongName>{domain}</LongName> · {t(`itemKind.${kind}`)}
          </small>
        </Name>
      ),
    },
    {
      key: 'provider',
      title: t('cookie.provider'),
      phone: 'bare',
      cell: ({ provider, party }) => (
        <Name>
          <LongName>{provider ?? '–'}</LongName>
          <small>{t(`party.${party}`)}</small>
        </Name>
      ),
    },
    { key: 'category', title: t('cookie.category'), cell: (item) => titleOf(item.category_type) },
    { key: 'passes', title: t('found.when'), cell: (item) => <PassMarks item={item} /> },
    {
      key: 'duration',
      title: t('cookie.duration'),
      cell: ({ is_session, duration_seconds }) => (
        <CookieDuration seconds={is_session ? 0 : duration_seconds} />
      ),
    },
    {
      key: 'setter',
      title: t('found.setter'),
      phone: 'line',
      cell: ({ set_by }) => (
        <Name>
          {t(`setBy.${set_by.kind}`)}
          <small>
            <LongName>{setterAddress(set_by) ?? ''}</LongName>
          </small>
        </Name>
      ),
    },
  ];
  return (
    <Table
      caption={caption ?? t('scanDetail.items')}
      columns={columns}
      items={items}
      rowKey={({ name, domain, kind }) => `${kind} ${domain} ${name}`}
    />
  );
};
