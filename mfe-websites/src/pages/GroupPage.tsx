import type { OpenGroup, WebsiteGroup } from '@yinyom/contracts/groups/group';
import {
  lazyPart,
  Link,
  toast,
  useLeaveGuard,
  usePageTitle,
  useParams,
  useSearchParams,
  useTexts,
} from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { LongName } from '@yinyom/ui/data/LongName';
import { PageHeader } from '@yinyom/ui/data/PageHeader';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Tabs } from '@yinyom/ui/data/Tabs';
import { Suspense, useState } from 'react';
import { useGroupQuery, useGroupsQuery } from '../api/groupApi';
import { askToLeave, staysOnPage } from '../common/askToLeave';
import { GroupSaveBar } from '../common/group-draft/GroupSaveBar';
import { useGroupDraft } from '../common/group-draft/useGroupDraft';
import { useGroupSaving } from '../common/group-draft/useGroupSaving';
import { GroupBadge } from '../common/groups/GroupBadge';
import { groupPathName } from '../common/groups/groupTree';
import { refusalOf } from '../common/refusalOf';
import { RefusedState } from '../common/RefusedState';
import { RowsSkeleton } from '../common/RowsSkeleton';
import { SaveProblem } from '@yinyom/mfe-kit/components/SaveProblem';
import { useUndoKeys } from '../common/useUndoKeys';
import { GroupWebsites } from '../features/group-websites/GroupWebsites';
import { useGroupTexts } from '../texts/useGroupTexts';
import { CONTENT, GroupContent } from './GroupContent';
import type { ContentSection } from './GroupContent';

const GroupPeople = lazyPart(
  () => import('../features/group-people/GroupPeople').then((file) => file.GroupPeople),
  ErrorState,
);
const GroupControllerForm = lazyPart(
  () => import('../features/group-controller/GroupControllerForm').then((file) => file.GroupControllerForm),
  ErrorState,
);
const PublicationList = lazyPart(
  () => import('../features/group-publication/publishing').then((file) => file.PublicationList),
  ErrorState,
);
const PublishGroupDialog = lazyPart(
  () => import('../features/group-publication/publishing').then((file) => file.PublishGroupDialog),
  ErrorState,
);
const Deviations = lazyPart(
  () => import('../features/deviations/Deviations').then((file) => file.Deviations),
  ErrorState,
);

const GroupTag = lazyPart(
  () => import('../features/group-tag/GroupTag').then((file) => file.GroupTag),
  ErrorState,
);

const SECTIONS = [
  'websites',
  ...CONTENT,
  'deviations',
  'publications',
  'tag',
  'people',
  'controller',
] as const;
type Section = (typeof SECTIONS)[number];

const contentOf = (section: Section): ContentSection | null =>
  CONTENT.find((each) => each === section) ?? null;

const Group = ({ group, groups }: { group: OpenGroup; groups: readonly WebsiteGroup[] }) => {
  const t = useGroupTexts();
  const common = useTexts('websites');
  usePageTitle(group.name);
  const [search, setSearch] = useSearchParams();
  const section = SECTIONS.find((each) => each === search.get('section')) ?? 'websites';
  const content = contentOf(section);
  const show = (key: Section) => setSearch({ section: key }, { replace: true });
  const draft = useGroupDraft(group);
  const saving = useGroupSaving(group, draft);
  const [publishing, setPublishing] = useState(false);
  useUndoKeys(draft, content !== null);
  useLeaveGuard(draft.unsaved, (leave) => void askToLeave(common, t('page.leave'), leave), staysOnPage);
  const publish = async () => {
    // What is planned is what is saved.
    if (await saving.saveFirst()) setPublishing(true);
    else toast.error(t('page.saveFirst'));
  };
  const parent = groupPathName({ ...group, path: group.path.slice(0, -1) }, groups);
  return (
    <>
      <p>
        <Link to="/groups">← {t('page.back')}</Link>
      </p>
      <PageHeader
        title={<LongName>{group.name}</LongName>}
        note={parent || undefined}
        actions={
          <Row $gap={3}>
            <GroupBadge group={group} />
            {!content && (
              <Button icon="upload" busy={saving.busy} onClick={() => void publish()}>
                {t('bar.publish')}
              </Button>
            )}
          </Row>
        }
      />
      <Tabs
        label={t('page.sections')}
        items={SECTIONS.map((key) => ({ key, label: t(`page.${key}`) }))}
        selected={section}
        onSelect={show}
      >
        <Suspense fallback={<RowsSkeleton height="110px" />}>
          {section === 'websites' && <GroupWebsites group={group} groups={groups} />}
          {content && (
            <Stack $gap={5}>
              <SaveProblem
                failure={saving.failure}
                latest={{
                  error: saving.error,
                  onReload: () => {
                    draft.reset(group);
                    saving.forgetError();
                  },
                  discards: true,
                }}
              />
              <GroupContent section={content} group={group} draft={draft} problems={saving.problems} />
              <GroupSaveBar
                group={group}
                draft={draft}
                busy={saving.busy}
                onSave={() => void saving.save()}
                onPublish={() => void publish()}
              />
            </Stack>
          )}
          {section === 'deviations' && <Deviations group={group} />}
          {section === 'publications' && <PublicationList group={group} />}
          {section === 'tag' && <GroupTag group={group} />}
          {section === 'people' && <GroupPeople group={group} groups={groups} />}
          {section === 'controller' && <GroupControllerForm group={group} groups={groups} />}
        </Suspense>
      </Tabs>
      {publishing && (
        <Suspense fallback={null}>
          <PublishGroupDialog
            group={group}
            onClose={() => setPublishing(false)}
            onBegun={() => {
              setPublishing(false);
              show('publications');
            }}
          />
        </Suspense>
      )}
    </>
  );
};

/** `/groups/{id}`: what a group gives, its websites, its people and its publications. */
export const GroupPage = () => {
  const t = useGroupTexts();
  const { id = '' } = useParams();
  const opened = useGroupQuery({ params: { id }, quiet: true }, { refetchOnMountOrArgChange: true });
  const group = opened.currentData;
  const list = useGroupsQuery(
    { query: { organization_id: group?.organization_id ?? '' }, quiet: true },
    { skip: !group },
  );
  const refusal = refusalOf(opened.error);
  if (refusal === 'forbidden') return <RefusedState refusal={refusal} />;
  if (refusal)
    return (
      <EmptyState
        icon="alert"
        heading="h1"
        title={t('page.missing')}
        action={
          <ButtonLink as={Link} to="/groups">
            {t('page.back')}
          </ButtonLink>
        }
      >
        {t('page.missingText')}
      </EmptyState>
    );
  if (group) return <Group key={id} group={group} groups={list.currentData?.entities ?? [group]} />;
  if (opened.isError && !opened.isFetching) return <ErrorState onRetry={() => void opened.refetch()} />;
  return <RowsSkeleton />;
};
