import { ROLES } from '@yinyom/contracts/constants';
import type { OpenGroup } from '@yinyom/contracts/groups/group';
import { errorMessage, toast, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Stack } from '@yinyom/ui/data/Stack';
import { useGroupTagQuery, useMakeGroupTagMutation } from '../../api/groupTagApi';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { RemoveTag } from './RemoveTag';
import { TagSnippets } from './TagSnippets';
import { TagWebsites } from './TagWebsites';
import { UnknownHosts } from './UnknownHosts';

/** The one tag of a group: what to paste, which hosts it answers for, and where it was met without a website. */
export const GroupTag = ({ group: { id } }: { group: Pick<OpenGroup, 'id'> }) => {
  const t = useGroupTexts();
  const isAdmin = useSession().role === ROLES.admin;
  const shown = useGroupTagQuery({ params: { id }, quiet: true }, { refetchOnMountOrArgChange: true });
  const [make, { isLoading }] = useMakeGroupTagMutation();
  const tag = shown.currentData;
  const begin = async () => {
    const { error } = await make({ params: { id }, body: {} });
    if (error) toast.error(errorMessage(error));
  };
  if (!tag)
    return shown.isError && !shown.isFetching ? (
      <ErrorState onRetry={() => void shown.refetch()} />
    ) : (
      <RowsSkeleton rows={4} height="56px" />
    );
  const { group_key, snippet, host_snippet, script_url } = tag;
  if (!group_key || !snippet || !host_snippet || !script_url)
    return (
      <EmptyState
        icon="globe"
        title={t('tag.empty')}
        action={
          isAdmin && (
            <Button busy={isLoading} onClick={() => void begin()}>
              {t('tag.make')}
            </Button>
          )
        }
      >
        {t(isAdmin ? 'tag.emptyText' : 'tag.emptyForOthers')}
      </EmptyState>
    );
  return (
    <Stack $gap={8}>
      <TagSnippets
        snippet={snippet}
        hostSnippet={host_snippet}
        address={script_url}
        websites={tag.websites}
      />
      <UnknownHosts groupId={id} unknown={tag.unknown_hosts} ignored={tag.ignored_hosts} />
      <TagWebsites groupId={id} websites={tag.websites} more={tag.more_websites} />
      {isAdmin && <RemoveTag groupId={id} />}
    </Stack>
  );
};
