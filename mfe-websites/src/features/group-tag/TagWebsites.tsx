import type { GroupTag } from '@yinyom/contracts/groups/groupTag';
import { formatNumber, Link, useLang } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { LongName } from '@yinyom/ui/data/LongName';
import { Stack } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { useGroupTexts } from '../../texts/useGroupTexts';

interface TagWebsitesProps {
  groupId: string;
  websites: GroupTag['websites'];
  more: boolean;
}

/** Which hosts get which website. */
export const TagWebsites = ({ groupId, websites, more }: TagWebsitesProps) => {
  const t = useGroupTexts();
  const lang = useLang();
  return (
    <Stack $gap={3}>
      <h2>{t('tag.websites')}</h2>
      {websites.length === 0 ? (
        <>
          <p>{t('tag.noWebsites')}</p>
          <div>
            <ButtonLink as={Link} to={`/groups/${groupId}?section=websites`} $kind="secondary">
              {t('tag.addWebsites')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          <p>{t('tag.websitesLead')}</p>
          <Table
            caption={t('tag.websites')}
            items={websites}
            rowKey={({ application_id }) => application_id}
            columns={[
              {
                key: 'site',
                title: t('tag.site'),
                cell: ({ application_id, domain_name }) => (
                  <Link to={`/websites/${application_id}`}>
                    <LongName>{domain_name}</LongName>
                  </Link>
                ),
              },
              {
                key: 'hosts',
                title: t('tag.hosts'),
                cell: ({ hosts }) => (hosts.length > 0 ? hosts.join(', ') : t('tag.ownTag')),
              },
            ]}
          />
          {more && <p>{t('tag.more', { number: formatNumber(websites.length, lang) })}</p>}
        </>
      )}
    </Stack>
  );
};
