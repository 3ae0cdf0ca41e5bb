import { useSession } from '@yinyom/mfe-kit';
import { useApplicationPagesInfiniteQuery } from '@yinyom/mfe-kit/platformCalls';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { CheckboxGroup } from '../../form/CheckboxGroup';
import { useRecordTexts } from '../../texts/useRecordTexts';

interface WebsiteChoiceProps {
  name: string;
  value: string[];
  error?: string | undefined;
  onChange: (value: string[]) => void;
}

/** Websites that an activity is about. Chosen ones that are not read yet stay chosen. */
export const WebsiteChoice = ({ value, onChange, ...rest }: WebsiteChoiceProps) => {
  const t = useRecordTexts();
  const { organizationId } = useSession();
  const list = useApplicationPagesInfiniteQuery(
    { query: { organization_id: organizationId ?? '', limit: '100' } },
    { skip: organizationId === null },
  );
  const websites = list.data?.pages.flatMap((page) => page.entities) ?? [];
  if (websites.length === 0) return null;
  const others = value.filter((id) => !websites.some((website) => website.id === id));
  return (
    <Stack $gap={2}>
      <CheckboxGroup
        {...rest}
        label={t('activity.websites')}
        options={websites.map(({ id, domain_name: label }) => ({ value: id, label }))}
        value={value}
        onChange={(chosen) => onChange([...chosen, ...others])}
      />
      {list.hasNextPage && (
        <div>
          <Button
            kind="secondary"
            size="small"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t('activity.more_websites')}
          </Button>
        </div>
      )}
    </Stack>
  );
};
