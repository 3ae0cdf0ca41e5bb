import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { useApplicationPagesInfiniteQuery } from '@yinyom/mfe-kit/platformCalls';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { CheckboxGroup } from '../../form/CheckboxGroup';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

interface WebsiteChoiceProps {
  name: string;
  value: readonly string[];
  error?: string | undefined;
  onChange: (value: string[]) => void;
}

/** Websites of the organization, to choose some of them. */
export const WebsiteChoice = ({ name, value, error, onChange }: WebsiteChoiceProps) => {
  const t = useComplianceTexts();
  const { organizationId } = useSession();
  const list = useApplicationPagesInfiniteQuery(
    { query: { organization_id: organizationId ?? '' } },
    { skip: organizationId === null },
  );
  const websites = list.data?.pages.flatMap((page) => page.entities) ?? [];
  if (list.isError && websites.length === 0)
    return <ErrorState onRetry={() => void list.refetch()}>{errorMessage(list.error)}</ErrorState>;
  if (!list.data) return <Skeleton $height="88px" />;
  return (
    <Stack $gap={2}>
      <CheckboxGroup
        name={name}
        label={t('binders.chosen')}
        error={error}
        required
        options={websites.map(({ id, domain_name }) => ({ value: id, label: domain_name }))}
        value={value}
        onChange={onChange}
      />
      {list.hasNextPage && (
        <div>
          <Button
            kind="secondary"
            size="small"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('settings.more_websites')}
          </Button>
        </div>
      )}
    </Stack>
  );
};
