import { errorMessage, useSession } from '@yinyom/mfe-kit';
import { useApplicationPagesInfiniteQuery } from '@yinyom/mfe-kit/platformCalls';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { Button } from '@yinyom/ui/action/Button';
import styled from 'styled-components';

const List = styled.fieldset`
  min-width: 0;
  max-height: 240px;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-y: auto;
`;
const Wrong = styled.p`
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface WebsiteChoiceProps {
  name: string;
  label: string;
  /** On the button that shows more websites. */
  moreLabel: string;
  value: readonly string[];
  error?: string | undefined;
  onChange: (value: string[]) => void;
}

/** Some of the organization's websites. */
export const WebsiteChoice = ({ name, label, moreLabel, value, error, onChange }: WebsiteChoiceProps) => {
  const { organizationId } = useSession();
  const list = useApplicationPagesInfiniteQuery({
    query: { organization_id: organizationId ?? '', sort: 'domain_name', order: 'asc' },
  });
  const websites = list.data?.pages.flatMap(({ entities }) => entities);
  return (
    <List>
      <legend>{label}</legend>
      {list.isError && (
        <ErrorState onRetry={() => void list.refetch()}>{errorMessage(list.error)}</ErrorState>
      )}
      {!websites && !list.isError && <Skeleton $height="44px" />}
      {websites?.map(({ id, domain_name }, at) => (
        <Checkbox
          key={id}
          {...(at === 0 && { name })}
          label={domain_name}
          checked={value.includes(id)}
          onChange={(chosen) => onChange(chosen ? [...value, id] : value.filter((one) => one !== id))}
        />
      ))}
      {list.hasNextPage && (
        <Button kind="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {moreLabel}
        </Button>
      )}
      {error && <Wrong role="alert">{error}</Wrong>}
    </List>
  );
};
