import {
  errorMessage,
  formatDateTime,
  Link,
  usePageTitle,
  useSearchParams,
  useSession,
} from '@yinyom/mfe-kit';
import { useApplicationPagesInfiniteQuery, useApplicationQuery } from '@yinyom/mfe-kit/platformCalls';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Notice } from '@yinyom/ui/data/Notice';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { useGetConformityResultQuery } from '../calls/conformityApi';
import { KeptResults } from '../features/conformity/KeptResults';
import { PresentResult } from '../features/conformity/PresentResult';
import { RuleList } from '../features/conformity/RuleList';
import { BackToPapers } from '../layout/BackToPapers';
import { useInspectionTexts } from '../texts/useInspectionTexts';
import { useRuleWords, type RuleWords } from '../texts/useRuleWords';

const PATH = '/compliance/conformity';

interface KeptResultProps {
  organizationId: string;
  id: string;
  words: RuleWords;
}

const KeptResult = ({ organizationId, id, words }: KeptResultProps) => {
  const t = useInspectionTexts();
  const { data, error, isError, refetch } = useGetConformityResultQuery({
    params: { id: organizationId, rid: id },
  });
  if (isError) return <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>;
  if (!data) return <Skeleton $height="640px" />;
  return (
    <>
      <Notice
        tone="info"
        action={<Link to={`${PATH}?site=${data.application_id}`}>{t('conformity.to_now')}</Link>}
      >
        {t('conformity.of_then', { at: formatDateTime(data.compared_at) })}
      </Notice>
      <RuleList compared={data} words={words} />
    </>
  );
};

/** `/compliance/conformity`: a website compared with a set of rules; with `?result=` one that was kept. */
export const ConformityPage = () => {
  const t = useInspectionTexts();
  const words = useRuleWords();
  const { organizationId, applicationId } = useSession();
  const [search, setSearch] = useSearchParams();
  usePageTitle(t('conformity.title'));
  const list = useApplicationPagesInfiniteQuery(
    { query: { organization_id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  const listed = list.data?.pages.flatMap((page) => page.entities) ?? [];
  const result = search.get('result');
  const asked = search.get('site');
  // The website that is open in the console, where it is one of the organization, is the one that people mean.
  const meant = asked ?? applicationId;
  const isListed = listed.some(({ id }) => id === meant);
  const one = useApplicationQuery(
    { params: { id: meant ?? '' }, quiet: true },
    { skip: meant === null || isListed || !list.data || result !== null },
  );
  const ofOrganization = !isListed && one.data?.organization.id === organizationId;
  const websites = one.data && ofOrganization ? [one.data, ...listed] : listed;
  const site = asked ?? (websites.find(({ id }) => id === meant) ?? websites[0])?.id ?? null;
  const content = () => {
    if (list.isError && websites.length === 0)
      return <ErrorState onRetry={() => void list.refetch()}>{errorMessage(list.error)}</ErrorState>;
    if (!list.data || one.isLoading || !words || organizationId === null) return <Skeleton $height="640px" />;
    if (result !== null) return <KeptResult organizationId={organizationId} id={result} words={words} />;
    if (site === null)
      return (
        <EmptyState
          icon="globe"
          title={t('conformity.no_website')}
          action={
            <ButtonLink as={Link} to="/websites">
              {t('conformity.no_website_action')}
            </ButtonLink>
          }
        >
          {t('conformity.no_website_text')}
        </EmptyState>
      );
    return (
      <Stack $gap={5}>
        <Row>
          <Select
            name="site"
            label={t('conformity.website')}
            value={site}
            options={websites.map(({ id, domain_name }) => ({ value: id, label: domain_name }))}
            onChange={(id) => setSearch({ site: id })}
          />
          {list.hasNextPage && (
            <Button
              kind="secondary"
              size="small"
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {t('conformity.more_websites')}
            </Button>
          )}
        </Row>
        <PresentResult
          key={site}
          organizationId={organizationId}
          application_id={site}
          rule_set={search.get('set') ?? ''}
          words={words}
          onSet={(set) => setSearch({ site, set })}
        />
        <KeptResults
          organizationId={organizationId}
          application_id={site}
          words={words}
          pathOf={(id) => `${PATH}?result=${id}`}
        />
      </Stack>
    );
  };
  return (
    <>
      <BackToPapers />
      <PageHeader title={t('conformity.title')} note={t('conformity.lead')} />
      {content()}
    </>
  );
};
