import type { SiteNotices } from '@yinyom/contracts/papers/notices';
import { formatDateTime, useSession } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Card } from '@yinyom/ui/data/Card';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { useNoticePagesInfiniteQuery } from '../../calls/noticesApi';
import { Facts } from '@yinyom/ui/data/Facts';
import { useRegisterTexts } from '../../texts/useRegisterTexts';

/** What one website showed: versions, files and linked pages, the newest of each with its time. */
const Site = ({ site }: { site: SiteNotices }) => {
  const t = useRegisterTexts();
  const newest = (versions: readonly { version: number; published_at: string }[]): string => {
    const last = versions.at(-1);
    return last
      ? t('reading.version', { version: last.version, at: formatDateTime(last.published_at) })
      : t('reading.none');
  };
  const files = site.notice_files.map(({ language, created_at }) =>
    t('reading.file', { language, at: formatDateTime(created_at) }),
  );
  const linked = site.linked_notices.map(({ url, seen_at, last_seen_at }) =>
    t('reading.linked_row', { url, from: formatDateTime(seen_at), until: formatDateTime(last_seen_at) }),
  );
  const unread = site.unread_links.map(({ url, problem }) =>
    t('reading.unread', { url, reason: t(`notice_problems.${problem}`) }),
  );
  return (
    <section aria-labelledby={`site-${site.application_id}`}>
      <h3 id={`site-${site.application_id}`}>{site.domain_name}</h3>
      <Facts
        facts={[
          [t('reading.banner'), newest(site.banner_versions)],
          [t('reading.policy'), newest(site.policy_versions)],
          [t('reading.files'), files.join('\n')],
          [t('reading.linked'), [...linked, ...unread].join('\n')],
        ]}
      />
    </section>
  );
};

/** Paper 2: what the websites that a person sees showed their visitors. */
export const NoticeList = () => {
  const t = useRegisterTexts();
  const { organizationId } = useSession();
  const list = useNoticePagesInfiniteQuery(
    { params: { id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  return (
    <Card aria-labelledby="notices">
      <Stack>
        <h2 id="notices">{t('reading.notices')}</h2>
        <PagedList
          list={list}
          placeholder={<Skeleton $height="300px" />}
          empty={<p>{t('reading.no_websites')}</p>}
        >
          {(sites) => (
            <Stack $gap={5}>
              {sites.map((site) => (
                <Site key={site.application_id} site={site} />
              ))}
            </Stack>
          )}
        </PagedList>
      </Stack>
    </Card>
  );
};
